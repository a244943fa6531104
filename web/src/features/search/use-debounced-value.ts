import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/**
 * What is typed, once there was a pause (contract, listSuggestions). While an input method is composing, what stands in
 * the box is not yet what is meant: nothing settles until it is done.
 */
export function useDebouncedValue(text: string, composing: boolean): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (composing) return;
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, composing]);
  return settled;
}
