import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** The URL for error reports, from the configuration; undefined if none are sent. */
export const reportAddress: { url: string | undefined } = { url: undefined };

export const errorReports = createPersistedStore({
  key: 'meridian.error-reports',
  schema: v.boolean(),
  fallback: false,
});
