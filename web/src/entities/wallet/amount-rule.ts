import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { translated } from '../../form/rules.ts';
import { currentFormats } from '../../i18n/formats.ts';
import type { QuoteDirection } from './use-quote.ts';

/** Amounts in dollars, both inclusive. */
export interface AmountRange {
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * An amount to move (R5.05, R5.06): not empty, dollars and cents, greater than 0, within the limit. The output is the
 * contract's PositiveMoney; nothing is computed in floating point.
 */
export const amountRule = (range: Pick<AmountRange, 'max'> = {}) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(translated(msg`Enter an amount`)),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const amount = parseMoneyInput(dataset.value);
      const fault = amount === undefined ? notAnAmount() : faultOf(amount, range);
      if (fault === undefined && amount !== undefined) return amount;
      addIssue({ message: fault ?? '' });
      return NEVER;
    }),
  );

/** The message for text that is not an amount, with an example in the format of the current language. */
export const notAnAmount = () => {
  const example = currentFormats().amount('49.90');
  return i18n._(msg`Enter dollars and cents, such as ${example}`);
};

function faultOf(amount: string, { max }: Pick<AmountRange, 'max'>): string | undefined {
  if (compareMoney(amount, '0.00') <= 0) return i18n._(msg`Enter an amount greater than 0`);
  if (max !== undefined && compareMoney(amount, max) > 0) return atMost(max);
  return undefined;
}

/**
 * Whether a sum reaches the minimum. A sum to arrive always does: the customer pays more than that, and the server's
 * quote says how much.
 */
export const isEnough =
  (min: string) =>
  ({ sum, direction }: { sum: string; direction: QuoteDirection }): boolean =>
    direction === 'arrival' || compareMoney(sum, min) >= 0;

export const atLeast = (min: string) => {
  const amount = currentFormats().money(min);
  return i18n._(msg`Enter at least ${amount}`);
};

export const atMost = (max: string) => {
  const amount = currentFormats().money(max);
  return i18n._(msg`Enter ${amount} or less`);
};
