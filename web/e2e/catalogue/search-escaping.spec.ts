// A customer's words show literally, even if they look like markup.
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('search words with angle brackets are shown as typed, not as markup', async ({ app, consoleErrors }) => {
  const words = '<b>tent</b> <0/>';
  const q = encodeURIComponent(words);
  await app.open(`/search?q=${q}`, `No results for “${words}”.`);
  await expect(app.text(`Search shops for “${words}”`)).toBeVisible();
  await app.open(`/searchs?q=${q}`, `No shops match “${words}”.`);
  await app.open(`/myFavourite?q=${q}`, `No favourites match “${words}”.`);
  expect(consoleErrors).toEqual([]);
});
