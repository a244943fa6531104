import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

export type RechargeMethod = Schema<'Recharge'>['method'];

interface MethodDisplay {
  name: MessageDescriptor;
  icon: IconName;
  /** Where a top-up of this method is begun. */
  path: string;
}

/** The ways to top up, in the order in which they are offered. */
export const rechargeMethods: Record<RechargeMethod, MethodDisplay> = {
  manual: { name: msg`Bank transfer`, icon: 'bank', path: '/topUp' },
  card: { name: msg`Card`, icon: 'card', path: '/cardTopUp' },
  onchain: { name: msg`On-chain`, icon: 'chain', path: '/walletTopUp' },
};

/** The path to top up once more with everything filled in. */
export function againPath({ method, amount, network }: Schema<'Recharge'>): string {
  const form = method === 'manual' ? 'method=manual&' : '';
  const search = `${form}amount=${amount}${network === null ? '' : `&network=${encodeURIComponent(network)}`}`;
  return `${rechargeMethods[method].path}?${search}`;
}

/** What happens next and by when, or what it came to. `texts` are its figures as the customer reads them. */
export function rechargeNextStep(
  { status, next_by }: Pick<Schema<'Recharge'>, 'status' | 'next_by'>,
  { by, arrival }: { by: string; arrival: string },
): MessageDescriptor {
  if (status === 1) return msg`${arrival} was added to your balance.`;
  if (status === 2) return msg`Nothing was added to your balance.`;
  if (next_by === null) return msg`It is being checked. ${arrival} is added when it passes.`;
  return msg`It is checked by ${by}. ${arrival} is added when it passes.`;
}
