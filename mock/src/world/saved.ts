import { violations } from './invariants.ts';
import { type SavedWorld, savedWorld } from './saved/world-shape.ts';
import { AREAS } from './seed/areas/areas.ts';
import { CATEGORIES } from './seed/categories.ts';
import type { World } from './types.ts';

/** Counted up when what is saved changes; `fromVersion1` gives an older file what it lacks. */
const VERSION = 2;
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

const read = (json: string): ReadonlyMap<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json, mapsBack);
    return new Map(Object.entries(value ?? {}));
  } catch (error) {
    throw unreadable(error instanceof Error ? error.message : 'it is not JSON');
  }
};

/** A world of version 1 as this version saves it: nothing in it was taken back lately. */
const fromVersion1 = (world: unknown): unknown => {
  if (typeof world !== 'object' || world === null || !('customers' in world)) return world;
  const { customers } = world;
  if (!(customers instanceof Map)) return world;
  const now = [...customers].map(([id, one]) => [id, { ...one, takenBack: { likes: [], follows: [] } }] as const);
  return { ...world, customers: new Map(now) };
};

/**
 * The world of a state file. Throws an `Error` that names what is wrong: not JSON, another format or version, a field
 * that is missing, foreign or of the wrong kind, or a world that does not add up.
 */
export const parse = (json: string): Saved => {
  const file = read(json);
  if (file.get('format') !== FORMAT) throw unreadable(`its format is not ${FORMAT}`);
  const version = file.get('version');
  if (version !== VERSION && version !== 1) throw unreadable(`its version is ${version}, not ${VERSION}`);
  const elapsed = file.get('elapsed');
  if (typeof elapsed !== 'number' || !(elapsed >= 0)) throw unreadable(`elapsed is ${elapsed}`);
  const saved = version === 1 ? fromVersion1(file.get('world')) : file.get('world');
  const wrong = savedWorld(saved, 'world');
  if (wrong) throw unreadable(wrong);
  // The check above has compared every field of every record with the type.
  const world: World = { ...(saved as SavedWorld), categories: [...CATEGORIES], areas: [...AREAS] };
  const [first, ...more] = violations(world);
  if (first) throw unreadable(more.length > 0 ? `${first} (and ${more.length} more)` : first);
  return { world, elapsed };
};
