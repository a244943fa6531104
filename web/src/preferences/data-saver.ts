import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

/** Whether this device loads nothing ahead; the browser's own data saver does the same. */
export const dataSaver = createPersistedStore({ key: 'meridian.data-saver', schema: v.boolean(), fallback: false });
