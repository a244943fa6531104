import { mayBeDone } from '@meridian/sdk/attempts';
import * as v from 'valibot';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';

// A change of the password whose answer is lost may have ended every session. The login that opens then says so.
const UNANSWERED = 'new-password.unanswered';

/** Sends a new password, and remembers in the tab if no answer comes. */
export async function renewPassword(send: () => Promise<unknown>): Promise<void> {
  // Offline, nothing is sent.
  const wasOnline = navigator.onLine;
  try {
    await send();
  } catch (error) {
    if (wasOnline && mayBeDone(error)) writeDraft(UNANSWERED, true);
    throw error;
  }
  forgetUnansweredRenewal();
}

/** Whether a new password was sent and its answer lost. */
export const isRenewalUnanswered = (): boolean => readDraft(UNANSWERED, v.literal(true)) === true;

/** Called when the customer has signed in. */
export const forgetUnansweredRenewal = (): void => forgetDraft(UNANSWERED);
