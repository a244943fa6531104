import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modal-stack.ts';

const FIELDS = ':is(input, textarea):not([hidden], [type=file])';

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

/** Once the focused control is gone, such as with the step of a sheet that it has ended, focuses the next step's field. */
function keepFocusInside(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = null;
  const follow = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Element) || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    dialog.querySelector<HTMLElement>(FIELDS)?.focus();
    if (document.activeElement === document.body) dialog.querySelector('h2')?.focus();
  });
  dialog.addEventListener('focusin', follow);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => {
    dialog.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
