import { useEffect, useSyncExternalStore } from 'react';

// The name of what the visible screen shows, for the document's title. A module, because the frame that sets the title is
// no ancestor's child of the screen: kept screens are rendered beside the router's outlet.

interface Shown {
  name: string;
}

let current: Shown | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a name before the route's title while the screen is shown, such as a product's. */
export function useTitleName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const own = { name };
    show(own);
    // The next screen may have given its name before a kept one is hidden.
    return () => {
      if (current === own) show(undefined);
    };
  }, [name]);
}

/** The name of what the visible screen shows, if it has given one. */
export function useShownName(): string | undefined {
  return useSyncExternalStore(subscribe, () => current?.name);
}
