/** A repeatable random source: the same seed gives the same sequence. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  of<Member>(members: readonly [Member, ...Member[]]): Member;
  /** A source of its own for a name, whatever this one has given. */
  fork(name: string): Random;
}

/** Mulberry32: small, and uniform enough to choose test input. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function below(limit: number): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  }
  return {
    below,
    of: (members) => members[below(members.length)] ?? members[0],
    fork: (name) => createRandom([...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), seed)),
  };
}
