import { UsageError } from './usage-error.ts';

/** The arguments that `parse` reads with `parseArgs`. Throws UsageError: what is wrong, and `advice`. */
export function parsed<Values>(parse: () => Values, advice: string): Values {
  try {
    return parse();
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split(/[.\n]/, 1);
    throw new UsageError(`${reason}: ${advice}`);
  }
}

/** The value of the option `name` as a whole number. Throws UsageError. */
export function readWhole(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} ${text}: give a whole number from ${min} to ${max}`);
}
