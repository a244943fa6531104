import { createElement } from 'react';
import { expect, test } from 'vitest';
import { createScreenCache } from './keep-alive.tsx';

const Page = (_props: { search: object }) => null;
const explore = { path: '/explore', title: undefined, isFirst: true, isPinned: true };

test('a kept page is rendered again only when its props have changed', () => {
  const screens = createScreenCache();
  const shown = () => screens.screens.get().entries.find(({ path }) => path === '/explore')?.page;
  const search = {};
  const show = (page: ReturnType<typeof createElement>) => screens.show({ ...explore, page });
  const first = createElement(Page, { search });
  show(first);
  screens.hide('/explore');
  show(createElement(Page, { search }));
  expect(shown()).toBe(first);
  const other = createElement(Page, { search: {} });
  show(other);
  expect(shown()).toBe(other);
});

test('[R2.07] the screen of a tab is never evicted, however many others are opened', () => {
  const cache = createScreenCache();
  cache.show({ ...explore, page: null });
  for (let id = 1; id <= 13; id += 1)
    cache.show({ path: `/shop/${id}`, title: undefined, page: null, isFirst: false, isPinned: false });
  const paths = cache.screens.get().entries.map(({ path }) => path);
  expect(paths).toContain('/explore');
  expect(paths).not.toContain('/shop/1');
});

test('[R4.08] a screen that was reset begins at its top', () => {
  const cache = createScreenCache();
  const place = { pathname: '/explore', href: '/explore?category=3' };
  cache.show({ ...explore, page: null });
  cache.savePosition('/explore', { href: place.href, top: 300 });
  expect(cache.savedPosition(place)).toBe(300);
  cache.reset();
  expect(cache.savedPosition(place)).toBeUndefined();
});
