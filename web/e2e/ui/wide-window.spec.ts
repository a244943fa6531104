import type { Locator, Page } from '@playwright/test';
import { openCart } from '../fixtures/cart.ts';
import { openHeldApp } from '../fixtures/held-app.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true, viewport: { width: 1280, height: 900 } });

/** Where the app is in the window, and how wide. */
const frameOf = async (page: Page) => {
  const { x, width } = (await page.locator('#app').boundingBox()) ?? {};
  return `${x} ${width}`;
};

/** Where these icons are in windows of three widths. */
async function placesOf(page: Page, icons: string) {
  const places = [];
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    places.push(
      await page.locator(icons).evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().toJSON())),
    );
  }
  return places;
}

/** Whether `one` is completely beside `other`, at its end. */
const isBeside = async (one: Locator, other: Locator) => {
  const [first, second] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  return first !== null && second !== null && first.x >= second.x + second.width;
};

test('[R2.13] a wide window has one frame, all tabs in view, and totals beside the lines', async ({ app, page }) => {
  test.slow(); // A dozen loads.
  await test.step('the tabs before the app runs', async () => {
    // The first load, since the browser would not ask for a script that it has.
    const letCome = await openHeldApp(app, '/home');
    await expect(page.locator('.shell-tabs svg').last()).toBeVisible();
    const inShell = await placesOf(page, '.shell-tabs svg');
    letCome();
    await expect(page.locator('#shell')).toHaveCount(0);
    expect(await placesOf(page, '#tabs svg')).toEqual(inShell);
  });
  await test.step('frames', async () => {
    const frames = new Set<string>();
    for (const path of ['/home', '/profile', '/capitalRecord']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      frames.add(await frameOf(page));
    }
    expect([...frames]).toEqual([expect.stringMatching(/ 880$/)]);
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
  await test.step('behind a sheet, the space of a scroll bar is dimmed too', async () => {
    await page.goto('/home');
    const light = ['background-color', 'rgb(231, 226, 216)'] as const;
    await expect(page.locator('html')).toHaveCSS(...light);
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('html')).not.toHaveCSS(...light);
  });
});
