import type { Schema } from '@meridian/sdk';
import { parseMoneyInput } from '@meridian/sdk/rules';
import { currentFormats } from '../../i18n/formats.ts';
import type { WithdrawValues } from './withdraw-schema.ts';

/** The values that another screen prefills. */
export interface WithdrawPrefill {
  /** In dollars, as in the URL. */
  amount: string | undefined;
  payeeId: number | undefined;
}

/** Returns the initial values: the last used payee of an open type. */
export function blankValues({ types, payees }: Pick<Schema<'WithdrawalInfo'>, 'types' | 'payees'>): WithdrawValues {
  const isOpen = (type: string) => types.some((one) => one.type === type && one.enabled);
  const payee = payees.find((one) => one.last_used_at !== null && isOpen(one.type));
  const type = payee?.type ?? types.find(({ enabled }) => enabled)?.type ?? 'bank';
  return { type, payee: payee === undefined ? '' : String(payee.id), amount: '', direction: 'amount' };
}

/** Returns the initial values with the valid parts of the prefill; undefined without a prefill. */
export function prefilledValues(
  info: Pick<Schema<'WithdrawalInfo'>, 'types' | 'payees'>,
  { amount, payeeId }: WithdrawPrefill,
): WithdrawValues | undefined {
  if (amount === undefined && payeeId === undefined) return undefined;
  const blank = blankValues(info);
  const payee = info.payees.find(({ id }) => id === payeeId);
  const typed = parseMoneyInput(amount ?? '');
  return {
    ...blank,
    ...(payee && { type: payee.type, payee: String(payee.id) }),
    amount: typed === undefined ? '' : currentFormats().amount(typed),
  };
}
