import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { RefundStatus } from '@meridian/sdk/rules';
import type { formatsFor } from '../../i18n/formats.ts';
import { refundWords } from '../state/state-words.ts';

/** Waiting for somebody, good news, bad news, or over. */
const tones: Record<RefundStatus, string> = {
  applied: 'text-waiting-ink',
  accepted: 'text-success-ink',
  returning: 'text-waiting-ink',
  returned: 'text-waiting-ink',
  refunded: 'text-success-ink',
  refused: 'text-danger',
  withdrawn: 'text-ink-2',
};

/** The name of a case's status; an escalated one waits for the platform. */
export const refundStatusName = (status: RefundStatus, waitsFor?: Schema<'Refund'>['waits_for']): MessageDescriptor =>
  refundWords[status === 'applied' && waitsFor === 'platform' ? 'escalated' : status];

export const refundStatusClass = (status: RefundStatus): string => tones[status];

type Formats = Pick<ReturnType<typeof formatsFor>, 'money' | 'signedMoney'>;

/** The sum of a case: with the sign of money in, as in the bills, once it is refunded. */
export const refundSum = (
  { status, amount }: Pick<Schema<'RefundRef'>, 'status' | 'amount'>,
  { money, signedMoney }: Formats,
): string => (status === 'refunded' ? signedMoney(amount, '+') : money(amount));

const acceptedNext = {
  customer: (by: string) => msg`Send the items back by ${by}`,
  shop: (by: string) => msg`Refund due by ${by}`,
  platform: (by: string) => msg`Refund due by ${by}`,
};

type CaseState = Pick<Schema<'RefundCard'>, 'status' | 'waits_for' | 'shop' | 'amount' | 'next_by'>;

/** What happens next in a case, and by when. `texts` are its deadline and its amount, formatted. */
export function refundNextStep(
  { status, waits_for, shop: { name }, next_by }: CaseState,
  texts: { by: string; amount: string },
): MessageDescriptor | undefined {
  const { by, amount } = texts;
  if (status === 'refunded') return msg`${amount} is in your balance`;
  if (waits_for === null || next_by === null) return undefined;
  if (status === 'applied') {
    return waits_for === 'platform' ? msg`The platform decides by ${by}` : msg`${name} replies by ${by}`;
  }
  if (status === 'accepted') return acceptedNext[waits_for](by);
  return msg`${name} checks the return by ${by}`;
}
