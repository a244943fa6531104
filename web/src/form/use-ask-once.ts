import { useRef } from 'react';

/**
 * Asks about a value that only looks like a mistake (B5.18): true the first time that it is sent, and false when it is
 * sent again unchanged.
 */
export function useAskOnce(): (value: string) => boolean {
  const askedAbout = useRef<string>(undefined);
  return (value) => {
    const isNew = askedAbout.current !== value;
    askedAbout.current = value;
    return isNew;
  };
}
