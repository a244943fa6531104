import { isRecord, type JsonObject } from '../../shared/json.ts';
import { violations } from './invariants/invariants.ts';
import { checked } from './schema/check.ts';
import { savedStateSchema } from './schema/world.ts';
import { AREAS } from './seed/areas.ts';
import { CATEGORIES } from './seed/categories.ts';
import type { World } from './types.ts';

/** Increased when the saved format changes: a file of another version is refused. */
const VERSION = 11;
const FORMAT = 'meridian-world';

/** A saved world, and how many milliseconds of its time had passed. */
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

/** Serialises a world for a state file: JSON without categories and areas, which all worlds share. */
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
 * Parses a state file. Throws an `Error` that names the problem: not JSON, another format or version, a field that is
 * missing, unknown or of the wrong type, or an inconsistent world.
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
