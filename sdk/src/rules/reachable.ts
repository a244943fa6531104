/** All states reachable from one in any number of steps, itself included. */
export function reachable<State>(from: State, next: (state: State) => readonly State[]): ReadonlySet<State> {
  const seen = new Set([from]);
  for (const state of seen) for (const following of next(state)) seen.add(following);
  return seen;
}
