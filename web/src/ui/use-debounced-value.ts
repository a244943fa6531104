import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/**
 * The value, once it is unchanged for 250 ms. It stays the same while `isPaused`, for example during the composition of
 * an input method.
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
