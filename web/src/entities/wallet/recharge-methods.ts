import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

export type RechargeMethod = Schema<'RechargeMethodName'>;

/** The ways to top up, in the order they are offered. */
export const rechargeMethods: Record<RechargeMethod, { name: MessageDescriptor; icon: IconName; form: string }> = {
  manual: { name: msg`Bank transfer`, icon: 'bank', form: '/topUp?method=manual' },
  card: { name: msg`Card`, icon: 'card', form: '/cardTopUp' },
  onchain: { name: msg`On-chain`, icon: 'coins', form: '/walletTopUp' },
};

interface FilledIn {
  /** What has to arrive after the fee, in dollars as a decimal string. */
  amount?: string | undefined;
  /** A path of this app to return to. */
  returnTo?: string | undefined;
  network?: string | undefined;
}

/**
 * The URL of a method's form; without a method, of the screen that offers all methods. It is a string, so that the
 * amount keeps its cents: the router would write a number.
 */
export function topUpPath(method: RechargeMethod | undefined, { amount, returnTo, network }: FilledIn): string {
  const [screen = '', form] = (method === undefined ? '/topUp' : rechargeMethods[method].form).split('?');
  const search = new URLSearchParams(form);
  if (amount !== undefined) search.set('amount', amount);
  if (network !== undefined) search.set('network', network);
  if (returnTo !== undefined) search.set('return', returnTo);
  const text = String(search);
  return text === '' ? screen : `${screen}?${text}`;
}

/** The URL of the form for the same top-up again, filled in. */
export const topUpAgainPath = ({ method, network, expected_arrival }: Schema<'Recharge'>): string =>
  topUpPath(method, { amount: expected_arrival, network: network ?? undefined });
