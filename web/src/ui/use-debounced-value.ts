import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * The value, once it has not changed for 250 ms. It does not change while `isPaused`, as during an input method's
 * composition.
 */
export function useDebouncedValue(value: string, isPaused = false): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value, isPaused]);
  return debounced;
}
