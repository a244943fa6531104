import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { compareMoney, parseMoneyInput } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { bare } from '../../form/normalize-input.ts';
import { translated } from '../../form/rules.ts';
import { currentFormats } from '../../i18n/formats.ts';

/**
 * An amount in dollars: not empty, dollars and cents, and one for which `faultOf` has no message. The output is the
 * contract's Money; nothing is computed in floating point.
 */
export const amountRule = (faultOf: (amount: string) => string | undefined) =>
  v.pipe(
    v.string(),
    v.transform(bare),
    v.nonEmpty(translated(msg`Enter an amount`)),
    v.rawTransform(({ dataset, addIssue, NEVER }): string => {
      const amount = parseMoneyInput(dataset.value);
      const fault = amount === undefined ? notAnAmount() : faultOf(amount);
      if (fault === undefined && amount !== undefined) return amount;
      addIssue({ message: fault ?? '' });
      return NEVER;
    }),
  );

/** An amount to move (R5.05, R5.06): greater than 0, within the limit. The output is the contract's PositiveMoney. */
export const positiveAmount = (max?: string) =>
  amountRule((amount) =>
    compareMoney(amount, '0.00') <= 0 ? i18n._(msg`Enter an amount greater than 0`) : overMax(amount, max),
  );

/** The message for text that is not an amount, with an example in the format of the current language. */
const notAnAmount = () => {
  const example = currentFormats().amount('49.90');
  return i18n._(msg`Enter dollars and cents, such as ${example}`);
};

/** The message for an amount over the maximum, if there is one. */
export const overMax = (typed: string, max: string | undefined): string | undefined => {
  if (max === undefined || compareMoney(typed, max) <= 0) return undefined;
  const amount = currentFormats().money(max);
  return i18n._(msg`Enter ${amount} or less`);
};

export const atLeast = (min: string) => {
  const amount = currentFormats().money(min);
  return i18n._(msg`Enter at least ${amount}`);
};
