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
    keepFocusInside(element);
    return () => {
      popModal();
      element.removeEventListener('cancel', onCloseRequest);
      element.removeEventListener('close', onCloseRequest);
      // Closed while still in the document: only then does the browser return the focus, unless its opener has gone.
      element.close();
      if (opener?.isConnected === false) around?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}

/** Once the focused control is gone, such as with the step of a sheet that it has ended, focuses the next step's field. */
function keepFocusInside(dialog: HTMLDialogElement): void {
  let focused: Element | null;
  dialog.addEventListener('focusin', () => {
    focused = document.activeElement;
  });
  new MutationObserver(() => {
    if (focused?.isConnected === false && document.activeElement === document.body)
      (dialog.querySelector<HTMLElement>(FIELDS) ?? dialog.querySelector('h2'))?.focus();
  }).observe(dialog, { childList: true, subtree: true });
}
