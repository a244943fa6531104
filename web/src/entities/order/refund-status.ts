import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RefundStatus } from '@meridian/sdk/rules';

/** How a refund case stands, in a few words. */
export const refundStatusWords = {
  applied: msg`waits for an answer`,
  accepted: msg`accepted`,
  returning: msg`on its way back`,
  returned: msg`back at the shop`,
  refunded: msg`paid back`,
  refused: msg`refused`,
  withdrawn: msg`withdrawn`,
} satisfies Record<RefundStatus, MessageDescriptor>;
