import { useSyncExternalStore } from 'react';

// A modal dialog makes everything outside it inert: unseen by screen readers, deaf to presses. What has to reach the
// customer all the same (the toasts) moves into the sheet in front.
let openModals: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]): void {
  if (openModals.length === 0) lockScroll();
  if (next.length === 0) delete document.documentElement.dataset['modal'];
  openModals = next;
  for (const listener of listeners) listener();
}

/** Keeps the page behind where it is, without a step to the side where its scroll bar goes (ui/theme.css). */
function lockScroll(): void {
  const root = document.documentElement;
  root.dataset['modal'] = window.innerWidth > root.clientWidth ? 'scroll-bar' : '';
}

/** Says that a sheet is in front now. Answers a function that takes it back. */
export function pushModal(dialog: HTMLDialogElement): () => void {
  set([...openModals, dialog]);
  return () => set(openModals.filter((other) => other !== dialog));
}

/** The sheet in front of everything, if one is open. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => openModals.at(-1),
  );
}
