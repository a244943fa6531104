import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** Where reports of errors go, by the configuration; nowhere if undefined. */
export const reportAddress: { url: string | undefined } = { url: undefined };

/** Whether this device sends them. */
export const errorReports = createPersistedStore({
  key: 'meridian.error-reports',
  schema: v.boolean(),
  fallback: false,
});
