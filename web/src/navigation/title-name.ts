import { useEffect, useSyncExternalStore } from 'react';

// The name of what the visible screen shows, for the document's title. A module, because the frame that sets the title is
// no ancestor's child of the screen: kept screens are rendered beside the router's outlet.

let current: string | undefined;
const listeners = new Set<() => void>();

function show(name: string | undefined): void {
  current = name;
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
    show(name);
    return () => show(undefined);
  }, [name]);
}

/** The name of what the visible screen shows, if it has given one. */
export function useShownName(): string | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
