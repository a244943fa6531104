import { scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('a shop’s bar has a follow button while its header is out of view', async ({ app, page }) => {
  // A busy browser delivers several entries at once, oldest first.
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(hear: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const earlier: IntersectionObserverEntry[] = [];
        super((changes, watch) => {
          earlier.push(...changes);
          hear([...earlier], watch);
        }, options);
      }
    };
  });
  await app.open('/shop/1', /^\d+ products$/);
  const follow = page.locator('header').getByRole('button', { name: 'Follow Northwind Audio' });
  await expect(follow).toHaveCount(0);
  await scrollTo(page, 600);
  await expect(follow).toBeVisible();
  await scrollTo(page, 0);
  await expect(follow).toHaveCount(0);

  // A long description is one line until it is unfolded.
  const words = page.getByText(/^Headphones and small speakers/);
  const folded = (await words.boundingBox())?.height ?? 0;
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(async () => (await words.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
  await page.getByRole('button', { name: 'Less', exact: true }).click();
  await expect.poll(async () => (await words.boundingBox())?.height ?? 0).toBe(folded);
});

test.describe('scenario long_names', () => {
  test.use({ scenario: 'long_names', viewport: { width: 360, height: 780 } });

  test('the longest name of a shop takes four lines, above the buttons', async ({ page }) => {
    await page.goto('/shop/1');
    const name = page
      .locator('section')
      .getByText(/^The International Trading Company/)
      .filter({ visible: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(4);
  });
});
