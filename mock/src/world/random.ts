/**
 * Repeatable random numbers: a seed gives the same numbers on every machine and in every version of the runtime. A
 * small generator of our own (mulberry32) draws most numbers; faker, slower and rich in names, fills the pools of
 * authors in `seed/reviews/authors.ts`.
 */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  /** A random member. Throws for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A copy of the list in random order. */
  shuffle<T>(list: readonly T[]): T[];
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[int(0, list.length - 1)];
    if (chosen === undefined) throw new Error('Nothing to pick from');
    return chosen;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const rest = [...list];
    return list.map(() => {
      const at = int(0, rest.length - 1);
      const last = rest.length - 1;
      const chosen = rest[at];
      const tail = rest[last];
      if (chosen === undefined || tail === undefined) throw new Error('Nothing to shuffle');
      rest[at] = tail;
      rest.pop();
      return chosen;
    });
  };
  return { next, int, chance: (probability) => next() < probability, pick, shuffle };
};
