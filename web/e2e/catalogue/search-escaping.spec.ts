// A customer's words show literally, even if they look like markup.
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

test('search words with angle brackets are shown as typed, not as markup', async ({ app, page, consoleErrors }) => {
  const words = '<b>tent</b> <0/>';
  const q = encodeURIComponent(words);
  await page.goto(`/search?q=${q}`);
  await expect(app.text(`No results for “${words}”.`)).toBeVisible();
  await expect(app.text(`Search shops for “${words}”`)).toBeVisible();
  await page.goto(`/searchs?q=${q}`);
  await expect(app.text(`No shops match “${words}”.`)).toBeVisible();
  await page.goto(`/myFavourite?q=${q}`);
  await expect(app.text(`No favourites match “${words}”.`)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
