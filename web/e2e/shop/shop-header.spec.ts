import { scrollTo } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('the app bar of a shop shows its name and the follow button only while the shop’s header is out of view', async ({
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
  await expect(name).toHaveCSS('opacity', '0');
  await scrollTo(page, 600);
  await expect(name).toHaveCSS('opacity', '1');
  await expect(page.locator('header').getByRole('button', { name: 'Follow Northwind Audio' })).toBeVisible();
  await scrollTo(page, 0);
  await expect(name).toHaveCSS('opacity', '0');
});
