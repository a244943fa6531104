import type { RouterHistory } from '@tanstack/react-router';
import { afterPaint } from '../ui/after-paint.ts';

/** Input that may begin another navigation. */
const inputs = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Replaces the URL once all changes so far are painted, or at once with the next input: another navigation must find the
 * new URL. Does not replace the URL of another entry of the history, if one is shown before.
 *
 * @param replace navigates at once
 * @returns a function that replaces the URL now, if it has not been
 */
export function replaceAfterPaint(history: RouterHistory, replace: () => void): () => void {
  const ended = new AbortController();
  const run = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    replace();
    // Otherwise it would be left out, if another navigation begins in the same task.
    history.flush();
  };
  ended.signal.addEventListener('abort', afterPaint(run));
  ended.signal.addEventListener(
    'abort',
    history.subscribe(() => ended.abort()),
  );
  for (const input of inputs) window.addEventListener(input, run, { capture: true, signal: ended.signal });
  return run;
}
