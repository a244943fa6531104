import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { RefundStatus } from '@meridian/sdk/rules';

/** How a status is coloured: waiting for somebody, good news, bad news, or over. */
type Tone = 'waiting' | 'success' | 'danger' | 'quiet';

interface StatusDisplay {
  name: MessageDescriptor;
  tone: Tone;
}

const display = {
  applied: { name: msg`Applied for`, tone: 'waiting' },
  accepted: { name: msg`Accepted`, tone: 'success' },
  returning: { name: msg`On its way back`, tone: 'waiting' },
  returned: { name: msg`Return received`, tone: 'waiting' },
  refunded: { name: msg`Paid back`, tone: 'success' },
  refused: { name: msg`Refused`, tone: 'danger' },
  withdrawn: { name: msg`Withdrawn`, tone: 'quiet' },
} satisfies Record<RefundStatus, StatusDisplay>;

/** How a case stands, inside a sentence. */
export const refundStatusWords = {
  applied: msg`waits for an answer`,
  accepted: msg`accepted`,
  returning: msg`on its way back`,
  returned: msg`back at the shop`,
  refunded: msg`paid back`,
  refused: msg`refused`,
  withdrawn: msg`withdrawn`,
} satisfies Record<RefundStatus, MessageDescriptor>;

const toneClasses = {
  waiting: 'text-waiting-ink',
  success: 'text-success-ink',
  danger: 'text-danger',
  quiet: 'text-ink-2',
} satisfies Record<Tone, string>;

const atPlatform = msg`With the platform`;

/** The name of a case's status; an escalated one waits for the platform. */
export const refundStatusName = (status: RefundStatus, waitsFor?: Schema<'Refund'>['waits_for']): MessageDescriptor =>
  status === 'applied' && waitsFor === 'platform' ? atPlatform : display[status].name;

/** The class that colours it. */
export const refundStatusClass = (status: RefundStatus): string => toneClasses[display[status].tone];

const acceptedNext = {
  customer: (by: string) => msg`Send the goods back by ${by}`,
  shop: (by: string) => msg`Paid back by ${by}`,
  platform: (by: string) => msg`Paid back by ${by}`,
};

type CaseState = Pick<Schema<'RefundCard'>, 'status' | 'waits_for' | 'shop' | 'amount' | 'next_by'>;

/** What happens next in a case, and by when. `texts` are its moment and its amount as the customer reads them. */
export function refundNextStep(
  { status, waits_for, shop: { name }, next_by }: CaseState,
  texts: { by: string; amount: string },
): MessageDescriptor | undefined {
  const { by, amount } = texts;
  if (status === 'refunded') return msg`${amount} is in your balance`;
  if (waits_for === null || next_by === null) return undefined;
  if (status === 'applied') {
    return waits_for === 'platform' ? msg`The platform decides by ${by}` : msg`${name} answers by ${by}`;
  }
  if (status === 'accepted') return acceptedNext[waits_for](by);
  return msg`${name} checks what came back by ${by}`;
}
