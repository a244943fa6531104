import type { RouterHistory } from '@tanstack/react-router';
import { afterPaint } from '../ui/after-paint.ts';

/**
 * Calls `replace`, which replaces the URL at once, when all changes so far are painted, or with the next press: another
 * navigation must find the new URL. Does not call it once the history has changed: it would replace another URL.
 *
 * Returns a function that calls it now, if it is still to be called: for what replaces the same URL otherwise.
 */
export function replaceAfterPaint(history: RouterHistory, replace: () => void): () => void {
  let isWaiting = true;
  const end = () => {
    isWaiting = false;
    cancel();
    stop();
    window.removeEventListener('click', run, true);
  };
  const run = () => {
    if (!isWaiting) return;
    end();
    replace();
    // Otherwise it would be left out, if another navigation begins in the same task.
    history.flush();
  };
  const cancel = afterPaint(run);
  const stop = history.subscribe(end);
  // Keys press, too: links and buttons make a click of them.
  window.addEventListener('click', run, true);
  return run;
}
