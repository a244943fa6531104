import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fixed messages of success (R8.04) that the first load does not need, under the names of the requirements. */
export const successMessages = {
  loginSuccess: msg`Signed in`,
  registerSuccess: msg`Account created`,
  paySuccess: msg`Paid`,
  createOrderSuccess: msg`Order placed`,
  deleteSuccess: msg`Deleted`,
  saveSuccess: msg`Saved`,
  applySuccess: msg`Application received`,
  uploadSuccess: msg`Uploaded`,
  changeSuccess: msg`Changed`,
  drawSuccess: msg`Withdrawal requested`,
} satisfies Record<string, MessageDescriptor>;
