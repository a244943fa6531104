import { useSyncExternalStore } from 'react';

// A preference of this device, not of the account: who looks over the shoulder differs by place.
const KEY = 'meridian.balance-hidden';
const listeners = new Set<() => void>();

export function useBalanceHidden(): { hidden: boolean; toggle: () => void } {
  const hidden = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(KEY) !== null,
  );
  return {
    hidden,
    toggle: () => {
      if (hidden) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, '1');
      for (const listener of listeners) listener();
    },
  };
}
