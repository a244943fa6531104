import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { bare } from '../../form/normalize-input.ts';
import { translated } from '../../form/rules.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { isRange } from './product-search.ts';

const notAnAmount = () => {
  const example = currentFormats().amount('49.90');
  return i18n._(msg`Enter an amount such as ${example}`);
};
const reversed = translated(msg`Must be at least the lowest price`);

/** An amount, or empty for an open end. */
const End = v.pipe(
  v.string(),
  v.transform(bare),
  v.check((typed) => typed === '' || parseMoneyInput(typed) !== undefined, notAnAmount),
  v.transform(parseMoneyInput),
);

/** A price range as typed. It is parsed as text: exact to the cent, never a floating-point number. */
export const PriceRangeSchema = v.pipe(
  v.object({ min: End, max: End }),
  v.forward(
    v.check((range) => isRange(range), reversed),
    ['max'],
  ),
);

export type PriceRangeInput = v.InferInput<typeof PriceRangeSchema>;
export type PriceRange = v.InferOutput<typeof PriceRangeSchema>;

/** The typed range; undefined while it is invalid. */
export function parsePriceRange(typed: PriceRangeInput): PriceRange | undefined {
  const result = v.safeParse(PriceRangeSchema, typed);
  return result.success ? result.output : undefined;
}
