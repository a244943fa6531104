import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { quoteDirections } from '@meridian/sdk/flows';
import { compareMoney } from '@meridian/sdk/rules';
import * as v from 'valibot';
import { atLeast, positiveAmount } from '../../entities/wallet/amount-rule.ts';
import { translated } from '../../form/rules.ts';
import { currentFormats } from '../../i18n/formats.ts';
import { balanceHidden } from '../../preferences/balance-hidden.ts';

/** What the server allows now. It has the last word. */
export type WithdrawLimits = Pick<Schema<'WithdrawalInfo'>, 'available' | 'min' | 'max' | 'payees'>;

const dollars = (amount: string) => currentFormats().money(amount);

/**
 * The rules of a withdrawal. R5.05: the amount is required, valid, greater than 0, and at most the available balance.
 * An amount to arrive has no such limits: the quote says what it takes from the balance.
 */
export function withdrawSchema({ available, min, max, payees }: WithdrawLimits) {
  /** Returns the message for an invalid amount that leaves the balance. */
  const faultOf = (amount: string): string | undefined => {
    if (compareMoney(amount, min) < 0) return atLeast(min);
    if (compareMoney(amount, available) > 0) {
      if (balanceHidden.get()) return i18n._(msg`This is more than your available balance`);
      const most = dollars(available);
      return i18n._(msg`This is more than your available balance of ${most}`);
    }
    if (compareMoney(amount, max) <= 0) return undefined;
    const most = dollars(max);
    return i18n._(msg`Up to ${most} per withdrawal`);
  };
  const isPayeeOf = ({ type, payee: id }: { type: string; payee: string }) =>
    payees.some((one) => one.type === type && String(one.id) === id);
  return v.pipe(
    v.object({
      type: v.picklist(['bank', 'onchain'] satisfies Schema<'WithdrawalType'>[]),
      /** The id of the payee; empty while none is chosen. */
      payee: v.pipe(v.string(), v.nonEmpty(translated(msg`Choose where the money goes`))),
      amount: positiveAmount(),
      /** Whether the amount leaves the balance or arrives. */
      direction: v.picklist(quoteDirections),
    }),
    v.forward(
      v.partialCheck(
        [['amount'], ['direction']],
        ({ amount, direction }) => direction === 'arrival' || faultOf(amount) === undefined,
        ({ input }) => faultOf(input.amount) ?? '',
      ),
      ['amount'],
    ),
    v.forward(
      v.check((values) => values.payee === '' || isPayeeOf(values), translated(msg`Choose where the money goes`)),
      ['payee'],
    ),
    v.transform(({ payee: id, ...rest }) => ({ ...rest, payee_id: Number(id) })),
  );
}

export type WithdrawValues = v.InferInput<ReturnType<typeof withdrawSchema>>;
