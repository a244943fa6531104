import type { RouterHistory } from '@tanstack/react-router';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Calls `replace`, which replaces the URL at once, when all changes so far are painted, or with the next press: another
 * navigation must find the new URL. Does not call it once the history has changed: it would replace another URL.
 */
export function replaceAfterPaint(history: RouterHistory, replace: () => void): void {
  const end = () => {
    cancel();
    stop();
    window.removeEventListener('click', run, true);
  };
  const run = () => {
    end();
    replace();
    // Otherwise it would be left out, if another navigation begins in the same task.
    history.flush();
  };
  const cancel = afterPaint(run);
  const stop = history.subscribe(end);
  // Keys press, too: links and buttons make a click of them.
  window.addEventListener('click', run, true);
}
