import { isRecord, type JsonObject } from '../../shared/json.ts';
import { violations } from './invariants/invariants.ts';
import { checked } from './schema/check.ts';
import { savedStateSchema } from './schema/world.ts';
import { AREAS } from './seed/areas.ts';
import { CATEGORIES } from './seed/categories.ts';
import type { World } from './types.ts';

/** Counted up when what is saved changes: a file of another version is refused. */
const VERSION = 7;
const FORMAT = 'meridian-world';

/** A world as it was saved, and how many milliseconds of its time had passed. */
export interface Saved {
  readonly world: World;
  readonly elapsed: number;
}

const MAP = '$map';
const maps = (_: string, value: unknown): unknown => (value instanceof Map ? { [MAP]: [...value] } : value);
const isEntry = (entry: unknown): entry is [unknown, unknown] => Array.isArray(entry) && entry.length === 2;
const mapsBack = (_: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !(MAP in value)) return value;
  const entries: unknown = value[MAP];
  return Array.isArray(entries) && entries.every(isEntry) ? new Map(entries) : value;
};

/** The state file of a world: JSON without categories and areas, which every world shares. */
export const serialize = (world: World, elapsed = 0): string => {
  const { categories: _, areas: __, ...saved } = world;
  return JSON.stringify({ format: FORMAT, version: VERSION, elapsed, world: saved }, maps);
};

const unreadable = (why: string): Error => new Error(`The state file cannot be used: ${why}`);

const read = (json: string): JsonObject => {
  try {
    const value: unknown = JSON.parse(json, mapsBack);
    return isRecord(value) ? value : {};
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : 'it is not JSON');
  }
};

/**
 * The world of a state file. Throws an `Error` that names what is wrong: not JSON, another format or version, a field
 * that is missing, unknown or of the wrong kind, or a world that does not add up.
 */
export const parse = (json: string): Saved => {
  const file = read(json);
  if (file['format'] !== FORMAT) throw unreadable(`its format is not ${FORMAT}`);
  if (file['version'] !== VERSION) {
    throw unreadable(`its version is ${file['version']}, and this mock reads version ${VERSION} alone`);
  }
  const { elapsed, world: saved } = checked(savedStateSchema, file, ({ tell }) => unreadable(tell('')));
  const world: World = { ...saved, categories: [...CATEGORIES], areas: [...AREAS] };
  const [first, ...more] = violations(world);
  if (first) throw unreadable(more.length > 0 ? `${first} (and ${more.length} more)` : first);
  return { world, elapsed };
};
