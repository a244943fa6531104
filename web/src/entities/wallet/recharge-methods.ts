import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

export type RechargeMethod = Schema<'RechargeMethodName'>;

interface MethodDisplay {
  name: MessageDescriptor;
  icon: IconName;
  /** The address of its form. */
  form: string;
}

/** The ways to top up, in the order in which they are offered. */
export const rechargeMethods: Record<RechargeMethod, MethodDisplay> = {
  manual: { name: msg`Bank transfer`, icon: 'bank', form: '/topUp?method=manual' },
  card: { name: msg`Card`, icon: 'card', form: '/cardTopUp' },
  onchain: { name: msg`On-chain`, icon: 'coins', form: '/walletTopUp' },
};

interface FilledIn {
  /** What has to arrive, in dollars as a decimal string, whatever the fee. */
  amount?: string | undefined;
  /** A path of this app to go back to. */
  returnTo?: string | undefined;
  network?: string | undefined;
}

/**
 * The address of the form of a method, or without one of the screen that offers them all. A path, so that the amount
 * keeps its cents: the router would write a number.
 */
export function topUpPath(method: RechargeMethod | undefined, { amount, returnTo, network }: FilledIn): string {
  const [screen = '', form] = (method === undefined ? '/topUp' : rechargeMethods[method].form).split('?');
  const search = new URLSearchParams(form);
  if (amount !== undefined) search.set('amount', amount);
  if (network !== undefined) search.set('network', network);
  if (returnTo !== undefined) search.set('return', returnTo);
  return search.size === 0 ? screen : `${screen}?${search}`;
}

/** The form of the same top-up once more, filled in. */
export const topUpAgainPath = ({ method, network, expected_arrival }: Schema<'Recharge'>): string =>
  topUpPath(method, { amount: expected_arrival, network: network ?? undefined });
