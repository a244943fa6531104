import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The fixed messages of failure (R8.03), and the one message of success (R8.04) that the home page needs, under the
 * names of the requirements.
 */
export const standardMessages = {
  loginFirst: msg`Please log in first`,
  payFail: msg`Payment failed`,
  copyFail: msg`Could not copy`,
  notHttps: msg`This operation is not supported by non-HTTPS protocol`,
  notYetOpen: msg`Not yet open`,
  passwordMismatch: msg`Passwords do not match`,
  duplicateSubmit: msg`Data is being processed, do not resubmit`,
  retry: msg`Try again`,
  serviceUnavailable: msg`Customer service is not available now`,
  followSuccess: msg`Following`,
} satisfies Record<string, MessageDescriptor>;
