import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modal-stack.ts';

/**
 * For a dialog that is in front of everything for as long as it is rendered. `onClose` hears of Escape, and of the
 * device's own way to close a dialog.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const onCloseRequest = (event: Event) => {
      // A file field inside says "cancel" too, and that bubbles; "close" may come when it has been shown again.
      if (event.target !== element || (event.type === 'close' && element.open)) return;
      event.preventDefault();
      close();
    };
    element.addEventListener('cancel', onCloseRequest);
    // A browser closes it by itself when it is asked twice in a row.
    element.addEventListener('close', onCloseRequest);
    element.showModal();
    const popModal = pushModal(element);
    return () => {
      popModal();
      element.removeEventListener('cancel', onCloseRequest);
      element.removeEventListener('close', onCloseRequest);
      // While it still stands in the page: only then does the browser give the focus back.
      element.close();
    };
  }, []);
  return dialog;
}
