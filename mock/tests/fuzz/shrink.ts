/**
 * Removes steps from a failing run as long as it still fails: halves first, then ever smaller pieces. Returns the
 * indexes of the needed steps; on a time-out, those not yet removed.
 */
export async function shrink(
  needed: readonly number[],
  stillFails: (kept: readonly number[]) => Promise<boolean>,
  milliseconds: number,
): Promise<readonly number[]> {
  const end = performance.now() + milliseconds;
  let kept = needed;
  for (let piece = Math.ceil(kept.length / 2); piece >= 1; piece = piece === 1 ? 0 : Math.ceil(piece / 2)) {
    for (let from = 0; from < kept.length; ) {
      if (performance.now() > end) return kept;
      const fewer = [...kept.slice(0, from), ...kept.slice(from + piece)];
      if (await stillFails(fewer)) kept = fewer;
      else from += piece;
    }
  }
  return kept;
}
