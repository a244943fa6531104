import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modal-stack.ts';

const FIELDS = 'input:not([hidden], [type=file]), textarea';

/**
 * For a dialog that is modal while rendered. `onClose` is called on Escape, and when the browser requests the close by
 * other means, such as Android's back gesture. Without it, the dialog stays open.
 */
export function useModal(onClose: (() => void) | undefined): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => {
    if (onClose !== undefined) onClose();
    else if (dialog.current?.open === false) dialog.current.showModal();
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const onCloseRequest = (event: Event) => {
      // The "cancel" of a file input bubbles from inside; "close" may come after the dialog is shown again.
      if (event.target !== element || (event.type === 'close' && element.open)) return;
      event.preventDefault();
      close();
    };
    element.addEventListener('cancel', onCloseRequest);
    // The second of two successive close requests cannot be prevented.
    element.addEventListener('close', onCloseRequest);
    const opener = document.activeElement;
    const around = opener?.parentElement?.closest<HTMLElement>('[tabindex]');
    element.showModal();
    const popModal = pushModal(element);
    const releaseFocus = keepFocusInside(element);
    return () => {
      popModal();
      releaseFocus();
      element.removeEventListener('cancel', onCloseRequest);
      element.removeEventListener('close', onCloseRequest);
      // Closed while still in the document: only then does the browser return the focus, unless its opener has gone.
      element.close();
      if (opener?.isConnected === false) around?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/**
 * Once the focused control is gone, focuses the first control of the nearest container that is left. If the whole step
 * of a sheet has gone, it focuses the next step's field.
 */
function keepFocusInside(dialog: HTMLDialogElement): () => void {
  let path: Element[] = [];
  const follow = () => {
    path = [];
    let at = document.activeElement;
    for (; at?.matches('dialog, dialog > *, .in-sheet') === false; at = at.parentElement) path.push(at);
  };
  const observer = new MutationObserver(() => {
    if (path[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const left = path.filter(({ isConnected }) => isConnected);
    const controls =
      left.length > 0
        ? left.flatMap((container) => [...container.querySelectorAll<HTMLElement>(`${FIELDS}, a, button`)])
        : dialog.querySelectorAll<HTMLElement>(FIELDS);
    // Those that are disabled or not displayed do not take the focus.
    for (const control of [...controls, dialog.querySelector('h2')]) {
      control?.focus({ preventScroll: left.length > 0 });
      if (document.activeElement === control) return;
    }
  });
  dialog.addEventListener('focusin', follow);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
