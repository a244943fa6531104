import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fixed messages of success and failure (R8.03, R8.04), under the names of the requirements. */
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
  loginSuccess: msg`Signed in`,
  registerSuccess: msg`Account created`,
  paySuccess: msg`Paid`,
  createOrderSuccess: msg`Order placed`,
  deleteSuccess: msg`Deleted`,
  saveSuccess: msg`Saved`,
  applySuccess: msg`Application received`,
  uploadSuccess: msg`Uploaded`,
  followSuccess: msg`Following`,
  changeSuccess: msg`Changed`,
  drawSuccess: msg`Withdrawal requested`,
} satisfies Record<string, MessageDescriptor>;
