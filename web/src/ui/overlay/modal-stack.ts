import { createAtom, useSelector } from '@tanstack/react-store';

// A modal dialog makes everything outside of it inert. The toasts must stay perceivable, so they are rendered into the
// topmost dialog.
const openModals = createAtom<readonly HTMLDialogElement[]>([]);

function set(next: readonly HTMLDialogElement[]): void {
  if (openModals.get().length === 0) lockScroll();
  if (next.length === 0) delete document.documentElement.dataset['modal'];
  openModals.set(next);
}

/** Stops the page behind from scrolling, and from shifting when its scroll bar disappears (ui/theme.css). */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset['modal'] = window.innerWidth > root.clientWidth ? 'scroll-bar' : '';
}

/** Adds a dialog on top. Returns a function that removes it. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  set([...openModals.get(), dialog]);
  return () => set(openModals.get().filter((other) => other !== dialog));
}

export function useTopModal(): HTMLDialogElement | undefined {
  return useSelector(openModals, (modals) => modals.at(-1));
}
