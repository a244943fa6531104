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
