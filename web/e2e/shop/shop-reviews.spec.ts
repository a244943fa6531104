import { checkThemes } from '../fixtures/axe.ts';
import { leads, openSheet } from '../fixtures/navigation.ts';
import { reviewList, shownScores, starFilter } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'reduce' });

test('[R3.10] a shop’s reviews are filtered in the URL, and link to their products', async ({ app, page }) => {
  await page.goto('/shop/2');
  await leads(page.getByRole('tab', { name: 'Reviews' }), '/shop/2?tab=reviews');
  await expect(app.text(/^(\d+) of \1 reviews$/)).toBeVisible();
  await checkThemes(page);
  await leads(starFilter(page, 4), '/shop/2?tab=reviews&stars=4');
  await expect.poll(() => shownScores(page)).toEqual(['4 of 5 stars']);
  await leads(page.getByRole('button', { name: /^With pictures/ }), '/shop/2?tab=reviews&stars=4&pictured=true');
  const picture = reviewList(page).getByRole('button', { name: 'Enlarge picture 1' }).first();
  const viewer = await openSheet(picture, 'Pictures');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/shop/2?tab=reviews&stars=4&pictured=true');
  const product = reviewList(page).getByRole('link').first();
  const name = await product.innerText();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name }).first()).toBeAttached();
  expect(app.path()).toMatch(/^\/detail\/\d+\/2$/);
  await page.goBack();
  await expect(page).toHaveURL('/shop/2?tab=reviews&stars=4&pictured=true');
  await expect.poll(() => shownScores(page)).toEqual(['4 of 5 stars']);
  await app.open('/shop/2?tab=reviews&stars=9&pictured=no', /^(\d+) of \1 reviews$/);
});
