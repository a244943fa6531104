import { createAtom, useSelector } from '@tanstack/react-store';
import { useLayoutEffect } from 'react';

/** How many errors replace the content of the screen. */
const errors = createAtom(0);

/** For a component that replaces the screen's content: other data that was loaded is not visible. */
export function useEmptyScreen(): void {
  useLayoutEffect(() => {
    errors.set((count) => count + 1);
    return () => errors.set((count) => count - 1);
  }, []);
}

/** Whether an error replaces the screen's content. */
export const useIsScreenEmpty = (): boolean => useSelector(errors, (count) => count > 0);
