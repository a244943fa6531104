// Words of a customer stand on the page letter by letter, also where they look like markup.
import { expect, test } from 'vitest';
import { openShop, sees } from './shop.ts';

test('words with angle brackets are shown as they were typed', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const words = '<b>tent</b> <0/>';
  const q = encodeURIComponent(words);
  await shop.go(`/search?q=${q}`);
  await sees(shop, `Nothing found for “${words}”.`);
  await sees(shop, `Look for “${words}” among the shops`);
  await shop.go(`/searchs?q=${q}`);
  await sees(shop, `No shop is called or sells “${words}”.`);
  await shop.go(`/myFavourite?q=${q}`);
  await sees(shop, `None of your favourites has “${words}” in its name.`);
  expect(shop.complaints).toEqual([]);
});
