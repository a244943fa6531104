/** The storage key. Not in product-view.ts, because the first-paint script reads it. */
export const PRODUCT_VIEW_KEY = 'meridian.product-view';
