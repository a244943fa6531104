/** A source of random choices: the same source makes the same choices. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
}

/** Chooses a number of members of a list, each at most once, in any order. */
export function chosen<Member>(random: Random, members: readonly Member[], count: number): Member[] {
  const left = [...members];
  return Array.from({ length: Math.min(count, left.length) }).flatMap(() => left.splice(random.below(left.length), 1));
}
