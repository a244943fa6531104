import { axeViolations } from '../fixtures/axe.ts';
import { leads, openSheet } from '../fixtures/navigation.ts';
import { reviewList, shownScores, starFilter } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/test.ts';

test('reviews are searched, sorted and filtered in the URL; back shows the product', async ({ app, page }) => {
  await page.goto('/detail/106?sku=1061');
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('7');
  await leads(page.getByRole('button', { name: 'All reviews' }), '/detail/106?sku=1061&reviews=all');
  await expect(app.text('80 of 80 reviews')).toBeVisible();
  await expect.poll(() => axeViolations(page)).toEqual([]);
  const asked = () => app.faultProxy.requestsTo(/comment_list.*page=2/).length;
  // Of skeletons first, which are fewer than the reviews.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return asked();
    })
    .toBe(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await leads(starFilter(page, 4), '/detail/106?sku=1061&reviews=4');
  await expect.poll(() => shownScores(page)).toEqual(['4 of 5 stars']);
  await leads(page.getByRole('button', { name: /^With pictures/ }), '/detail/106?sku=1061&reviews=4&pictured=true');
  await expect(app.text(/^\d of 80 reviews$/)).toBeVisible();
  await page.reload();
  await expect(app.text(/^\d of 80 reviews$/)).toBeVisible();
  await expect(starFilter(page, 4)).toHaveAttribute('aria-pressed', 'true');
  const picture = reviewList(page).getByRole('button', { name: 'Enlarge picture 1' }).first();
  const viewer = await openSheet(picture, 'Pictures');
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await leads(starFilter(page, 4), '/detail/106?sku=1061&reviews=all&pictured=true');
  await leads(page.getByRole('button', { name: /^With pictures/ }), '/detail/106?sku=1061&reviews=all');
  await page.getByRole('button', { name: /^Newest first/ }).click();
  await page.getByRole('dialog', { name: 'Sort by' }).getByRole('button', { name: 'Lowest rated' }).click();
  await expect(page).toHaveURL('/detail/106?sku=1061&reviews=all&order=lowest');
  await expect(
    reviewList(page)
      .getByRole('img', { name: /of 5 stars$/ })
      .first(),
  ).toHaveAccessibleName('2 of 5 stars');
  await page.getByRole('button', { name: /^In English \d+$/ }).click();
  const total = Number((await page.getByRole('button', { name: /^In English/ }).innerText()).replace(/\D/g, ''));
  await expect(app.text(`${total} of 80 reviews`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Search reviews' }).fill('described');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/detail/106?sku=1061&reviews=all&order=lowest&readable=true&words=described');
  await expect(reviewList(page).getByRole('article').first()).toContainText('described');
  await expect(
    reviewList(page)
      .getByRole('article')
      .filter({ hasNotText: /described/i }),
  ).toHaveCount(0);
  await expect.poll(() => axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/detail/106?sku=1061');
  await expect(page.getByRole('button', { name: 'All reviews' })).toBeVisible();
});

test('a product keeps its state behind its reviews, to which back leads', async ({ openApp }) => {
  const app = await openApp();
  await app.page.goto('/detail/106');
  const quantity = app.page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('7');
  await app.page.getByRole('button', { name: 'All reviews' }).press('Enter');
  await expect(app.text('80 of 80 reviews')).toBeVisible();
  await app.page.getByRole('button', { name: 'Back' }).and(app.page.locator(':visible')).click();
  await expect(quantity).toHaveValue('7');

  const linked = await openApp();
  await linked.open('/detail/101?reviews=1', 'No reviews match.');
  await linked.page.getByRole('button', { name: 'Show all reviews' }).click();
  await expect(linked.text('40 of 40 reviews')).toBeVisible();
  await expect(linked.text(/^The shop replied on/)).toBeVisible();
  await leads(linked.page.getByRole('button', { name: 'Back' }).and(linked.page.locator(':visible')), '/detail/101');
  await expect(linked.page.getByRole('button', { name: 'Add to bag' })).toBeVisible();
});

test('reviews that fail to load show a retry, and none an empty state', async ({ app, page, faultProxy }) => {
  faultProxy.intercept('/api/product/comment_list', { status: 500, body: '{}' });
  await page.goto('/detail/101?reviews=all');
  const again = page.getByRole('button', { name: 'Try again' }).and(page.locator(':visible'));
  await expect(again).toBeVisible({ timeout: 20_000 });
  // No skeleton stays.
  await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  faultProxy.reset();
  await again.click();
  await expect(app.text('40 of 40 reviews')).toBeVisible();
  await app.open('/detail/116?reviews=all', 'No reviews yet');
  await app.open('/detail/116', 'No reviews yet. Buy it to write the first one.');
  await expect(page.getByRole('button', { name: 'All reviews' })).toHaveCount(0);
});
