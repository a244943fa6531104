import { scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('the bar of a shop says its name, and offers to follow it, only while the shop’s own head is out of sight', async ({
  app,
  page,
}) => {
  // A busy browser hands over several changes at once, the oldest first.
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
  await page.goto('/shop/1');
  await expect(app.text(/^\d+ products$/)).toBeVisible();
  const name = page.getByRole('heading', { level: 1 }).getByText('Northwind Audio');
  const isShown = () => name.evaluate((words) => getComputedStyle(words).opacity);
  await expect.poll(isShown).toBe('0');
  await scrollTo(page, 600);
  await expect.poll(isShown).toBe('1');
  await expect(page.locator('header').getByRole('button', { name: 'Follow Northwind Audio' })).toBeVisible();
  await scrollTo(page, 0);
  await expect.poll(isShown).toBe('0');
});
