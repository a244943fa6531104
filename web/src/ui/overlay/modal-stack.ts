import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside it inert. What must stay perceivable (the toasts) is rendered into the topmost
// one.
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  if (openModals.length === 0) lockScroll();
  if (next.length === 0) delete document.documentElement.dataset['modal'];
  openModals = next;
  for (const listener of listeners) listener();
}

/** Keeps the page behind from scrolling, and from shifting sideways where its scroll bar goes (ui/theme.css). */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset['modal'] = window.innerWidth > root.clientWidth ? 'scroll-bar' : '';
}

/** Adds a dialog on top. Returns a function that removes it. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  set([...openModals, dialog]);
  return () => set(openModals.filter((other) => other !== dialog));
}

/** The topmost open dialog. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => openModals.at(-1),
  );
}
