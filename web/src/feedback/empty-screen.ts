import { createAtom, useSelector } from '@tanstack/react-store';
import { useLayoutEffect } from 'react';

/** How many errors stand in place of what a screen would show. */
const errors = createAtom(0);

/** For a component that stands in place of what the screen would show: what has come besides is not seen. */
export function useEmptyScreen(): void {
  useLayoutEffect(() => {
    errors.set((count) => count + 1);
    return () => errors.set((count) => count - 1);
  }, []);
}

/** Whether the screen shows an error in place of its content. */
export const useIsScreenEmpty = (): boolean => useSelector(errors, (count) => count > 0);
