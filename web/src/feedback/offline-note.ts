import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { onlineManager } from '@tanstack/react-query';
import { errorMessage } from '../i18n/error-messages.ts';
import { isRendered } from '../ui/is-rendered.ts';
import { type ToastEdge, toasts } from './toasts.ts';

/** The gap between a control and its note, in pixels. */
const GAP = 8;

/** The space above a control that a note of two lines and the bars need, in pixels. */
const NOTE_ROOM = 160;

let pressed: Element | null = null;

/** Tracks the last control pressed, by pointer or key. */
export function followPresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed = target instanceof Element ? target.closest('button, a, label, input, [role]') : null;
    },
    { capture: true },
  );
}

export const isOfflineError = (error: unknown): boolean =>
  !onlineManager.isOnline() && errorMessage(error, i18n).hint === 'connection';

/** Says at the pressed control that its action needs a connection (B2.17). */
export function tellOffline(): void {
  toasts.at(edgeAt(pressed), msg`You are offline. This needs a connection.`);
}

/** Undefined if the control is gone, for example with a sheet that has closed. */
function edgeAt(control: Element | null): ToastEdge | undefined {
  if (control === null || !isRendered(control)) return undefined;
  const { top, bottom } = control.getBoundingClientRect();
  return top > NOTE_ROOM ? { bottom: window.innerHeight - top + GAP } : { top: bottom + GAP };
}
