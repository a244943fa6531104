import type { MessageDescriptor } from '@lingui/core';
import { standardMessages } from '../i18n/standard-messages.ts';
import { toasts } from './toasts.ts';

/** Copies a text and confirms it in a toast, or says why it could not (R5.11). Returns whether the text was copied. */
export async function copyText(text: string, copied: MessageDescriptor): Promise<boolean> {
  if (!isSecureContext) {
    toasts.error(standardMessages.notHttps);
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    toasts.done(copied);
    return true;
  } catch {
    toasts.error(standardMessages.copyFail);
    return false;
  }
}
