import type { Instant, Kind, World } from './types.ts';

/** The next id of a kind. The counter is in the world, so that a copy of the world continues it. */
export const nextId = (world: Pick<World, 'nextIds'>, kind: Kind): number => {
  const id = world.nextIds[kind];
  world.nextIds[kind] = id + 1;
  return id;
};

/** The first letter of a record's number: order (M), refund (R), recharge (T), withdrawal (W), card payment (P). */
export type SerialLetter = 'M' | 'R' | 'T' | 'W' | 'P';

/**
 * The number that a customer reads, ten digits after the letter: the UTC day and four digits of the id, for example
 * `M2611201010`. The four are never below 1000 (reserved for records of the seed) and repeat after 9 000 of a kind.
 */
export const serial = (letter: SerialLetter, at: Instant, id: number): string => {
  const day = new Date(at).toISOString().slice(2, 10).replaceAll('-', '');
  return `${letter}${day}${1000 + (id % 9000)}`;
};
