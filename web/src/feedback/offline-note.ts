import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { errorMessage } from '../i18n/error-messages.ts';
import { type ToastEdge, toasts } from './toasts.ts';

/** Between a control and its note, in pixels. */
const GAP = 8;

/** The room that a note of two lines and the bars need above a control, in pixels. */
const NOTE_ROOM = 160;

let pressed: Element | null = null;

/** Remembers the control that was pressed last, by hand or key. */
export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button, a, label, input, [role]') : null;
    },
    { capture: true },
  );
}

/** Whether something failed for want of a network. */
export const isOfflineError = (error: unknown): boolean =>
  !onlineManager.isOnline() && errorMessage(error, i18n).hint === 'connection';

/** What was pressed cannot be done without a network, and says so where it was pressed (B2.17). */
export function tellOffline(): void {
  toasts.at(edgeAt(pressed), i18n._(msg`You are offline. This needs a connection.`));
}

/** Undefined for a control that is gone, such as one of a sheet that has closed. */
function edgeAt(control: Element | null): ToastEdge | undefined {
  if (control === null || !control.checkVisibility()) return undefined;
  const { top, bottom } = control.getBoundingClientRect();
  return top > NOTE_ROOM ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP };
}
