import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** The code (ISO 4217) of the currency that this device shows amounts in beside dollars; null for dollars alone. */
export const displayCurrency = createPersistedStore({
  key: 'meridian.display-currency',
  schema: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  fallback: null,
});
