import { test } from 'vitest';
import { scrollTo } from './places.ts';
import { eventually, openShop, sees } from './shop.ts';

test('the bar of a shop says its name, and offers to follow it, only while the shop’s own head is out of sight', async () => {
  const shop = await openShop({ remembers: true });
  // A busy browser hands over several changes at once, the oldest first.
  await shop.page.addInitScript(() => {
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
  await shop.go('/shop/1');
  await sees(shop, /^\d+ products$/);
  const name = shop.page.getByRole('heading', { level: 1 }).getByText('Northwind Audio');
  const isShown = () => name.evaluate((words) => getComputedStyle(words).opacity);
  await eventually(isShown).toBe('0');
  await scrollTo(shop, 600);
  await eventually(isShown).toBe('1');
  await shop.page.locator('header').getByRole('button', { name: 'Follow Northwind Audio' }).waitFor();
  await scrollTo(shop, 0);
  await eventually(isShown).toBe('0');
});
