/**
 * The choices of one step. They were thrown when the journey was generated, so that a step chooses the same way again
 * when the ones before it are left out; once they are used up, every further one is the first choice.
 */
export interface Dice {
  /** A whole number from 0 to below `sides`. */
  below(sides: number): number;
  /** True in one of so many throws. */
  oneIn(throws: number): boolean;
  /** Throws for an empty list. */
  of<Value>(values: readonly Value[]): Value;
}

export function createDice(thrown: readonly number[]): Dice {
  let at = 0;
  const below = (sides: number): number => {
    const value = thrown[at] ?? 0;
    at += 1;
    return value % sides;
  };
  return {
    below,
    // Not 0, which is what a used-up cup shows: then nothing rare happens.
    oneIn: (throws) => below(throws) === 1,
    of(values) {
      const at = below(Math.max(1, values.length));
      const [value] = values.slice(at, at + 1);
      if (value === undefined) throw new Error('There is nothing to choose from');
      return value;
    },
  };
}
