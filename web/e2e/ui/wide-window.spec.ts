import type { Locator, Page } from '@playwright/test';
import { openCart } from '../fixtures/cart.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, viewport: { width: 1280, height: 900 } });

/** Where the app is in the window, and how wide. */
const frameOf = async (page: Page) => {
  const { x, width } = (await page.locator('#app').boundingBox()) ?? {};
  return `${x} ${width}`;
};

/** Whether `one` is completely beside `other`, at its end. */
const isBeside = async (one: Locator, other: Locator) => {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return first !== null && second !== null && first.x >= second.x + second.width;
};

test('[R2.13] a wide window has one frame, all tabs in view, and totals beside the lines', async ({ page }) => {
  test.slow(); // A dozen loads.
  await test.step('frames', async () => {
    const frames = new Set<string>();
    for (const path of ['/home', '/profile', '/capitalRecord']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      frames.add(await frameOf(page));
    }
    expect([...frames]).toEqual([expect.stringMatching(/ 880$/)]);
    // Before the app runs, its tabs stand where they will be.
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/home');
      await expect(page.locator('#tabs svg')).toHaveCount(5);
      await expect(page.locator('#shell')).toHaveCount(0);
      const [shell, app] = await page.evaluate(() => {
        const left = (icons: string) =>
          [...document.querySelectorAll(icons)].map((icon) => icon.getBoundingClientRect().x);
        document.documentElement.dataset['start'] = 'home';
        const tabs = document.createElement('div');
        tabs.className = 'shell-tabs';
        for (const icon of document.querySelectorAll('#tabs svg')) {
          tabs.appendChild(document.createElement('b')).append(icon.cloneNode(true));
        }
        document.body.append(tabs);
        return [left('.shell-tabs svg'), left('#tabs svg')];
      });
      expect(shell, `at ${width}`).toEqual(app);
    }
  });
  await test.step('tabs', async () => {
    await page.goto('/myPurchases/all');
    const row = page.getByRole('tablist', { name: 'Orders' });
    await expect(row.getByRole('tab', { name: 'After-sale 1' })).toBeInViewport({ ratio: 1 });
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
  await test.step('totals', async () => {
    await openCart(page);
    const line = page.getByRole('listitem').filter({ hasText: 'Aria 2 over-ear headphones' }).first();
    await expect.poll(() => isBeside(page.getByRole('button', { name: 'Check out (2)' }), line)).toBe(true);
    await page.goto('/checkout?product=101&sku=1011&quantity=2');
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect.poll(() => isBeside(summary, page.getByRole('button', { name: 'Add a promo code' }))).toBe(true);
    await expect.poll(() => isBeside(page.getByRole('button', { name: 'Place order' }), line)).toBe(true);
    await page.goto('/orderInfo/9003');
    await expect.poll(() => isBeside(page.getByText('Subtotal').first(), line)).toBe(true);
    expect(await frameOf(page)).toMatch(/ 880$/);
  });
});
