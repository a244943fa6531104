import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

// The name of what the visible screen shows, for the document's title. A module, because the frame that sets the title is
// no ancestor's child of the screen: kept screens are rendered beside the router's outlet.

interface Shown {
  name: string;
}

const shown = createAtom<Shown | null>(null);

/** Puts a name before the route's title while the screen is shown, such as a product's. */
export function useTitleName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const own = { name };
    shown.set(own);
    // The next screen may have given its name before a kept one is hidden.
    return () => {
      if (shown.get() === own) shown.set(null);
    };
  }, [name]);
}

/** The name of what the visible screen shows, if it has given one. */
export function useShownName(): string | undefined {
  return useSelector(shown, (own) => own?.name);
}
