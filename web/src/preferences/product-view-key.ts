/** Where it is stored; apart from the store, for the first-paint script. */
export const PRODUCT_VIEW_KEY = 'meridian.product-view';
