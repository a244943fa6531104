import { useEffect, useState } from 'react';

const DEBOUNCE_MS = 250;

/** The value, once it is unchanged for 250 ms. */
export function useDebouncedValue(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
