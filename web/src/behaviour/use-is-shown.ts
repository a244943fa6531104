import { useEffect, useRef } from 'react';

/**
 * Returns whether a component is visible: not on a hidden kept screen, nor in a closed sheet. A late answer must not
 * navigate away from another screen.
 */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  // A hidden screen keeps its state, but its effects stop.
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
