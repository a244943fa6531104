import { expect, test } from 'vitest';
import { findings } from './findings.ts';
import { bar, list, stars } from './review-list.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('[R3.10] the figures and the two newest reviews stand on the page, with the product’s score, words and pictures', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/101');
  const reviews = shop.page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('article').nth(1).waitFor();
  expect(await reviews.getByRole('article').count()).toBe(2);
  await eventually(() => reviews.innerText()).toMatch(/4\.8[\s\S]*40 reviews/);
  const answer = await shop.context.request.get(`${shop.url}/api/product/comment_list?product_id=101&limit=2`);
  const { data }: { data: { list: { product_score: number }[] } } = await answer.json();
  const marks = reviews.getByRole('article').getByRole('img', { name: /of 5 stars$/ });
  expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')))).toEqual(
    data.list.map(({ product_score }) => `${product_score} of 5 stars`),
  );
});

test('all reviews are filtered by stars and by pictures, paged, and kept in the address; back leads to the product', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/106?sku=1061');
  const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('7');
  await shop.page.getByRole('button', { name: 'All reviews' }).click();
  await reaches(shop, '/detail/106?sku=1061&reviews=all');
  await sees(shop, '80 of 80 reviews');
  expect(await findings(shop)).toEqual([]);
  const asked = () => shop.front.requests.filter(({ path }) => /comment_list.*page=2/.test(path)).length;
  await shop.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(asked).toBe(1);
  await shop.page.evaluate(() => window.scrollTo(0, 0));
  await bar(shop, 4).click();
  await reaches(shop, '/detail/106?sku=1061&reviews=4');
  await eventually(() => stars(shop)).toEqual(['4 of 5 stars']);
  await shop.page.getByRole('button', { name: /^With pictures/ }).click();
  await reaches(shop, '/detail/106?sku=1061&reviews=4&pictured=true');
  await sees(shop, /^\d of 80 reviews$/);
  await shop.page.reload();
  await sees(shop, /^\d of 80 reviews$/);
  expect(await bar(shop, 4).getAttribute('aria-pressed')).toBe('true');
  const picture = list(shop).getByRole('button', { name: 'Enlarge picture 1' }).first();
  await picture.click();
  const viewer = shop.page.getByRole('dialog', { name: 'Pictures' });
  await viewer.waitFor();
  await shop.page.goBack();
  await viewer.waitFor({ state: 'detached' });
  await shop.page.getByRole('button', { name: 'Remove the filter 4 of 5 stars' }).click();
  await reaches(shop, '/detail/106?sku=1061&reviews=all&pictured=true');
  await shop.page.goBack();
  await reaches(shop, '/detail/106?sku=1061');
  await shop.page.getByRole('button', { name: 'All reviews' }).waitFor();
});

test('the product waits behind its reviews as it was left; a link opens them and back leads to the product', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/detail/106');
  const quantity = shop.page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('7');
  await shop.page.getByRole('button', { name: 'All reviews' }).press('Enter');
  await sees(shop, '80 of 80 reviews');
  await shop.page.getByRole('button', { name: 'Back' }).and(shop.page.locator(':visible')).click();
  await eventually(() => quantity.inputValue()).toBe('7');

  const linked = await openShop({ remembers: true });
  await linked.go('/detail/101?reviews=1');
  await sees(linked, 'No review is like that yet.');
  await linked.page.getByRole('button', { name: 'Show all reviews' }).click();
  await sees(linked, '40 of 40 reviews');
  await sees(linked, /^The shop answered on/);
  await linked.page.getByRole('button', { name: 'Back' }).and(linked.page.locator(':visible')).click();
  await reaches(linked, '/detail/101');
  await linked.page.getByRole('button', { name: 'Add to bag' }).waitFor();
});

test('reviews that fail say so and are asked for again; a product without any says so', async () => {
  const shop = await openShop({ remembers: true });
  await shop.control('faults', { kind: 'error', on: 'listProductReviews', times: 3 });
  await shop.go('/detail/101?reviews=all');
  const again = shop.page.getByRole('button', { name: 'Try again' }).and(shop.page.locator(':visible'));
  await again.waitFor({ timeout: 20_000 });
  // Nothing goes on looking as if it were about to come.
  expect(await shop.page.locator('.skeleton:visible').count()).toBe(0);
  await again.click();
  await sees(shop, '40 of 40 reviews');
  await shop.go('/detail/116?reviews=all');
  await sees(shop, 'No reviews yet');
  await shop.go('/detail/116');
  await sees(shop, 'No reviews yet. Whoever buys it first can write one.');
  expect(await shop.page.getByRole('button', { name: 'All reviews' }).count()).toBe(0);
});
