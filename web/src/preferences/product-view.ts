import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { PRODUCT_VIEW_KEY } from './product-view-key.ts';

/** Whether this device shows products as a grid or a list. */
export const productView = createPersistedStore({
  key: PRODUCT_VIEW_KEY,
  schema: v.picklist(['grid', 'list']),
  fallback: 'grid',
});
