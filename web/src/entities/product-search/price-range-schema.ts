import { msg } from '@lingui/core/macro';
import { parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { say } from '../../form/rules.ts';
import { isRange } from './product-search.ts';

const notAnAmount = say(msg`Enter an amount such as 49.90`);
const upsideDown = say(msg`Must not be less than the lowest price`);

/** An amount or nothing: an empty end of the range is open. */
const End = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform(({ dataset, addIssue, NEVER }): string | undefined => {
    if (dataset.value === '') return undefined;
    const amount = parseMoneyInput(dataset.value);
    if (amount !== undefined) return amount;
    addIssue({ message: notAnAmount() });
    return NEVER;
  }),
);

/** A price range as it is typed; read as text, to the cent, never as a floating number. */
export const PriceRangeSchema = v.pipe(
  v.object({ min: End, max: End }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed && !isRange(dataset.value)) {
      const { value } = dataset;
      addIssue({
        message: upsideDown(),
        path: [{ type: 'object', origin: 'value', input: value, key: 'max', value: value.max }],
      });
    }
  }),
);

export type PriceRangeInput = v.InferInput<typeof PriceRangeSchema>;
export type PriceRange = v.InferOutput<typeof PriceRangeSchema>;

/** The range that is typed, or none while it is not one. */
export function parsePriceRange(typed: PriceRangeInput): PriceRange {
  const result = v.safeParse(PriceRangeSchema, typed);
  return result.success ? result.output : { min: undefined, max: undefined };
}
