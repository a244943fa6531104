// Reviews as a list with figures that filter it: a product's and a shop's.
import type { Shop } from './shop.ts';

export const list = (shop: Shop) => shop.page.getByRole('list', { name: 'Reviews' });

/** The bar of the histogram that filters by so many stars. */
export const bar = (shop: Shop, stars: number) =>
  shop.page.getByRole('button', { name: new RegExp(`^${stars} of 5 stars:`) });

/** The different scores that are shown, in words. */
export const stars = (shop: Shop) =>
  list(shop)
    .getByRole('img', { name: /of 5 stars$/ })
    .evaluateAll((marks) => [...new Set(marks.map((mark) => mark.getAttribute('aria-label')))]);
