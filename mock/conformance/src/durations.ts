/** As much of a duration as is kept: two significant figures, of whole milliseconds. */
const kept = (milliseconds: number): number => Number(Math.round(milliseconds).toPrecision(2));

export type Durations = ReturnType<typeof createDurations>;

/**
 * How long answers took, in milliseconds: within limits however many come, since each is counted to two significant
 * figures. That makes some hundred counts at most, and quantiles that are right within a twentieth.
 */
export function createDurations() {
  const counts = new Map<number, number>();
  let total = 0;
  return {
    add(milliseconds: number): void {
      total += 1;
      counts.set(kept(milliseconds), (counts.get(kept(milliseconds)) ?? 0) + 1);
    },
    /** What so large a share of the answers (0.95) did not exceed; undefined without any. */
    quantile(share: number): number | undefined {
      let rest = Math.ceil(total * share);
      for (const [duration, count] of [...counts].toSorted(([one], [other]) => one - other)) {
        rest -= count;
        if (rest <= 0) return duration;
      }
      return undefined;
    },
    /** How many numbers are kept. */
    size: (): number => counts.size,
  };
}
