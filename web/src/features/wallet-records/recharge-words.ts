import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';

/** What happens next and by when, or the outcome. The second parameter has the formatted values. */
export function rechargeNextStep(
  { status, next_by }: Pick<Schema<'Recharge'>, 'status' | 'next_by'>,
  { by, arrival }: { by: string; arrival: string },
): MessageDescriptor {
  if (status === AUDIT_STATUS.passed) return msg`${arrival} was added to your balance.`;
  if (status === AUDIT_STATUS.refused) return msg`Nothing was added to your balance.`;
  if (next_by === null) return msg`Under review. ${arrival} is added once approved.`;
  return msg`Under review until ${by}. ${arrival} is added once approved.`;
}
