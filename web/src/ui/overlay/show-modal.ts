import { afterPaint } from '../after-paint.ts';

/**
 * Opens a dialog, and makes it modal once it is painted: that makes everything behind it inert, for which the browser
 * restyles the whole page (40 ms on a slow phone). However late the paint, it is modal before a key is handled. Until then
 * its own class names place it over the page, and nothing beside it may be within reach of a finger. `onModal` is called
 * when it is modal; the function returned keeps it from becoming so.
 */
export function showModalAfterPaint(dialog: HTMLDialogElement, onModal: () => void): () => void {
  const shown = new AbortController();
  const { signal } = shown;
  const makeModal = () => {
    shown.abort();
    dialog.open = false;
    dialog.showModal();
    onModal();
  };
  dialog.open = true;
  signal.addEventListener('abort', afterPaint(makeModal));
  addEventListener('keydown', makeModal, { capture: true, signal });
  return () => shown.abort();
}
