import { useEffect, useRef } from 'react';

/**
 * Tells whether a component is in sight: not on a kept screen that was left, nor in a sheet that was closed. An answer
 * that comes after that must not lead away from what is shown by then.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  // A hidden screen keeps its state, and its effects stop.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
