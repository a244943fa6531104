import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

export type ProductView = 'grid' | 'list';

/** Whether this device shows products in a grid or one below the other; every list of products asks here. */
export const productView = createPersistedStore<ProductView>({
  key: 'meridian.product-view',
  schema: v.picklist(['grid', 'list']),
  fallback: 'grid',
});
