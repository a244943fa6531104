import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';

/** The masked destination of a withdrawal: `Bank of Kyoto **** 4417`, `TRC20-USDT TGgH…tzgX`. */
export const destinationOf = ({ bank_name, bank_card_number, network, address }: Schema<'Withdrawal'>): string =>
  [bank_name, bank_card_number, network, address].filter((part) => part !== null).join(' ');

/** What happens next and by when, or the outcome. `texts` are its figures, formatted. */
export function withdrawalNextStep(
  { status, next_by }: Pick<Schema<'Withdrawal'>, 'status' | 'next_by'>,
  { by, amount, arrival }: { by: string; amount: string; arrival: string },
): MessageDescriptor {
  if (status === AUDIT_STATUS.passed) return msg`${arrival} was sent. ${amount} has left your balance.`;
  if (status === AUDIT_STATUS.auditing && next_by !== null)
    return msg`We received your request and will decide by ${by}. ${amount} is on hold until then.`;
  if (status === AUDIT_STATUS.auditing) return msg`We received your request. ${amount} is on hold until we decide.`;
  return msg`Nothing was sent or charged. ${amount} is available again.`;
}
