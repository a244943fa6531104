import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** Whether this device prefetches nothing, as with the browser's own data saver. */
export const dataSaver = createPersistedStore({ key: 'meridian.data-saver', schema: v.boolean(), fallback: false });
