/**
 * The choices of one step. They are drawn when the run is generated, so that a step makes the same choices when earlier
 * steps are left out. When they are used up, every further choice is the first option.
 */
export interface RandomSource {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True once in this many draws. */
  oneIn(draws: number): boolean;
  /** Throws for an empty list. */
  of<Value>(values: readonly Value[]): Value;
}

export function createRandomSource(choices: readonly number[]): RandomSource {
  let at = 0;
  const below = (limit: number): number => {
    const value = choices[at] ?? 0;
    at += 1;
    return value % limit;
  };
  return {
    below,
    // Not 0, the value of a used-up source: then nothing rare happens.
    oneIn: (draws) => below(draws) === 1,
    of(values) {
      const at = below(Math.max(1, values.length));
      const [value] = values.slice(at, at + 1);
      if (value === undefined) throw new Error('There is nothing to choose from');
      return value;
    },
  };
}
