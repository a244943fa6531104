import { useEffect, useEffectEvent } from 'react';

const shown = new Set<() => void>();

/** While a list is shown: begins it anew when its screen is pulled down. Its first page is being requested then. */
export function useOnScreenRefresh(restart: () => void): void {
  const onRefresh = useEffectEvent(restart);
  useEffect(() => {
    const run = () => onRefresh();
    shown.add(run);
    return () => {
      shown.delete(run);
    };
  }, []);
}

/** Begins the lists on the visible screen anew. */
export function restartShownLists(): void {
  for (const restart of shown) restart();
}
