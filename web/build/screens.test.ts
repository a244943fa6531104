import { expect, test } from 'vitest';
import { readScreen, readScreens, screenOf } from './screens.ts';

const route = (data: string) =>
  `export const Route = createFileRoute('/gifts')({ staticData: { ${data} }, component: Gifts });`;

test('a route’s screen data is read without running the route', () => {
  expect(readScreen('gifts.tsx', route("title: msg`Gifts`, tab: 'explore', first: true, skeleton: 'grid'"))).toEqual({
    tab: 'explore',
    first: true,
    skeleton: 'grid',
  });
});

test.each(['skeleton: GRID', '...others', "['skeleton']: 'grid'"])(
  '%s is refused because it is not written out',
  (data) => {
    expect(() => readScreen('gifts.tsx', route(data))).toThrow('gifts.tsx: in staticData');
  },
);

test('a screen is named after the first part of its path', () => {
  expect(screenOf('shop.{-$id}.tsx')).toBe('shop');
  expect(screenOf('/app/web/src/routes/searchs.tsx?tsr-split=component')).toBe('searchs');
});

test('the five tabs have their screens', async () => {
  const screens = Object.entries(await readScreens());
  expect(screens.flatMap(([name, { tab }]) => (tab === undefined ? [] : [name])).sort()).toEqual([
    'bag',
    'explore',
    'filter',
    'home',
    'profile',
  ]);
});
