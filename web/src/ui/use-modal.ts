import { type RefObject, useLayoutEffect, useRef } from 'react';
import { pushModal } from './modal-stack.ts';

/** For a dialog that is in front of everything for as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    const closed = pushModal(element);
    return () => {
      closed();
      // While it still stands in the page: only then does the browser give the focus back.
      element.close();
    };
  }, []);
  return dialog;
}
