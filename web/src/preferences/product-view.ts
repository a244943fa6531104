import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';

export type ProductView = 'grid' | 'list';

/** Whether lists of products are shown as a grid or a list on this device. */
export const productView = createPersistedStore<ProductView>({
  key: 'meridian.product-view',
  schema: v.picklist(['grid', 'list']),
  fallback: 'grid',
});
