/** All that can be come to from one state over any number of steps; itself is one of them. */
export function reachable<State>(from: State, next: (state: State) => readonly State[]): ReadonlySet<State> {
  const seen = new Set([from]);
  for (const state of seen) for (const following of next(state)) seen.add(following);
  return seen;
}
