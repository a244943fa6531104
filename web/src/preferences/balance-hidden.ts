import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** Whether all screens of this device hide balances: who can see them depends on the place, not the account. */
export const balanceHidden = createPersistedStore({
  key: 'meridian.balance-hidden',
  schema: v.boolean(),
  fallback: false,
});
