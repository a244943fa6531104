import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';

// The name of the visible screen's subject, for the document title. Module state instead of a context, because the
// frame that sets the title is not an ancestor of the screens: kept screens render beside the router's outlet.

interface Shown {
  name: string;
}

const shown = createAtom<Shown | null>(null);

/** Puts a name, such as a product's, before the route's title while the screen is shown. */
export function useTitleName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const own = { name };
    shown.set(own);
    // The next screen may set its name before a kept screen is hidden.
    return () => {
      if (shown.get() === own) shown.set(null);
    };
  }, [name]);
}

/** The name that the visible screen has set, if any. */
export function useShownName(): string | undefined {
  return useSelector(shown, (own) => own?.name);
}
