import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';

// A preference of this device, not of the account: who looks over the shoulder differs by place.
const balanceHidden = createPersistedStore({ key: 'meridian.balance-hidden', schema: v.boolean(), fallback: false });

export function useBalanceHidden(): { hidden: boolean; toggle: () => void } {
  const hidden = balanceHidden.use();
  return { hidden, toggle: () => balanceHidden.set(!hidden) };
}
