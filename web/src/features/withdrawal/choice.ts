import type { Schema } from '@meridian/sdk';
import { compareMoney } from '@meridian/sdk/rules';
import type { WithdrawValues } from './withdraw-schema.ts';

/**
 * What the chosen type and payee come to: the payee, the network if it is on-chain, and the method, which is undefined
 * while nothing can be withdrawn this way.
 */
export function choiceOf(
  { payees, types, networks }: Pick<Schema<'WithdrawalInfo'>, 'payees' | 'types' | 'networks'>,
  { type, payee: id }: Pick<WithdrawValues, 'type' | 'payee'>,
) {
  const payee = payees.find((one) => one.type === type && String(one.id) === id);
  const network = type === 'onchain' ? (payee?.network ?? networks[0]) : undefined;
  const isPossible = type === 'bank' || network !== undefined;
  return { payee, network, method: types.find((one) => isPossible && one.type === type && one.enabled) };
}

/** The most that one withdrawal can take from the balance. */
export const mostOf = ({ available, max }: Pick<Schema<'WithdrawalInfo'>, 'available' | 'max'>): string =>
  compareMoney(available, max) < 0 ? available : max;

/** Whether the balance is too low for any withdrawal. */
export const isTooLittle = ({ types }: Pick<Schema<'WithdrawalInfo'>, 'types'>): boolean =>
  types.every(({ max_amount }) => max_amount === '0.00');
