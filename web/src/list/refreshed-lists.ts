import { useEffect, useEffectEvent } from 'react';

const shown = new Set<() => void>();

/** Restarts a shown list when its screen is pulled down. Its first page is being requested at that moment. */
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

/** Restarts the lists on the visible screen. */
export function restartShownLists(): void {
  for (const restart of shown) restart();
}
