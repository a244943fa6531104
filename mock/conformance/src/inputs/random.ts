/** A repeatable random source: the same seed makes the same choices. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** A source of its own for a name, whatever this one has given. */
  fork(name: string): Random;
}

/** Mulberry32: small, and uniform enough to choose test input. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
    },
    fork: (name) => createRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed)),
  };
}

/** Chooses a number of members of a list, each at most once, in any order. */
export function chosen<Member>(random: Random, members: readonly Member[], count: number): Member[] {
  const left = [...members];
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() => left.splice(random.below(left.length), 1));
}
