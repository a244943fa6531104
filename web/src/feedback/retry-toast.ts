import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isApiError } from '@meridian/sdk';
import { hasNoAnswer, UnansweredError } from '@meridian/sdk/attempts';
import { errorMessage } from '../i18n/error-messages.ts';
import { isSilent, toastError } from './error-toasts.ts';
import { isOfflineError } from './offline-note.ts';
import { toasts } from './toasts.ts';

/** The message of an unanswered call that puts something into the bag once. */
export const addedOnce = msg`We do not know whether it was added. Try again: nothing is added twice.`;

/** Shows an error as `toastError` does, with a button that tries again. `unanswered` says what that does. */
export function toastRetry(error: unknown, retry: () => void, unanswered?: MessageDescriptor): void {
  const isAsked = error instanceof UnansweredError;
  if (!isAsked && (!isApiError(error) || isSilent(error) || isOfflineError(error))) {
    toastError(error);
    return;
  }
  const text = hasNoAnswer(error) ? unanswered : undefined;
  const label = isAsked ? msg`Send again` : msg`Try again`;
  toasts.error(text ?? errorMessage(error, i18n).text, { label, run: retry });
}
