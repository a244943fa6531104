/** A duration as stored: two significant figures, in whole milliseconds. Rounded once: 104.5 is 100, not 105 and 110. */
const rounded = (milliseconds: number): number =>
  milliseconds < 100 ? Math.round(milliseconds) : Number(milliseconds.toPrecision(2));

export type Durations = ReturnType<typeof createDurations>;

/**
 * The durations of answers in milliseconds, in bounded memory: each is counted to two significant figures. That makes
 * about a hundred counts at most, and quantiles that are right within a twentieth.
 */
export function createDurations() {
  const counts = new Map<number, number>();
  let total = 0;
  return {
    add(milliseconds: number): void {
      total += 1;
      counts.set(rounded(milliseconds), (counts.get(rounded(milliseconds)) ?? 0) + 1);
    },
    /** The duration that this share of the answers (0.95) did not exceed; undefined without answers. */
    quantile(share: number): number | undefined {
      let rest = Math.ceil(total * share);
      for (const [duration, count] of [...counts].toSorted(([one], [other]) => one - other)) {
        rest -= count;
        if (rest <= 0) return duration;
      }
      return undefined;
    },
    /** How many counts are kept. */
    size: (): number => counts.size,
  };
}
