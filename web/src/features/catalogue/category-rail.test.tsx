import { categoriesQuery } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { CategoryRail } from './category-rail.tsx';

test('a category without products has no chip, unless it is selected', () => {
  const [first] = fixture('listCategories').list;
  if (first === undefined) throw new Error('the example has no category');
  const list = ['Audio', 'Bags', 'Lamps'].map((name, index) => ({ ...first, id: index, name, product_count: index }));
  const queries = new QueryClient();
  queries.setQueryData(categoriesQuery().queryKey, fixture('listCategories', { list }));
  const chips = (selected?: number) =>
    textOf(<CategoryRail selected={selected} onSelect={() => undefined} />, undefined, queries);
  expect(chips()).toBe('All Bags Lamps');
  expect(chips(0)).toBe('All Audio Bags Lamps');
});
