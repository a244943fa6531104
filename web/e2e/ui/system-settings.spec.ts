// Settings of the device: forced colours, larger text and a dark page.
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The colours of a control, and the outline that it has without colours of its own. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, outlineStyle };
  });

test('in forced colours the primary button, the selected options and the button outlines stand out', async ({
  openApp,
}) => {
  const { page } = await openApp({ signedIn: true }, { forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Seller platform' })).toBeVisible();
  const main = await look(page.getByRole('link', { name: 'Top up' }));
  const quiet = await look(page.getByRole('link', { name: 'Withdraw' }));
  expect(main.backgroundColor).not.toBe(quiet.backgroundColor);
  expect(main.color).not.toBe(main.backgroundColor);
  expect(quiet.outlineStyle).toBe('solid');

  await page.goto('/notification');
  const choice = (text: RegExp) => page.locator('label').filter({ hasText: text });
  await expect(choice(/^All$/)).toBeVisible();
  expect((await look(choice(/^All$/))).backgroundColor).not.toBe((await look(choice(/^Orders$/))).backgroundColor);

  await page.goto('/bag');
  const checkbox = page.getByRole('checkbox', { name: /^Choose Aria/ }).first();
  await expect(checkbox).toBeChecked();
  const chosen = await look(checkbox);
  await checkbox.uncheck();
  await expect.poll(async () => (await look(checkbox)).backgroundColor).not.toBe(chosen.backgroundColor);
});

test('on a dark page a product’s picture is lit from behind, so that black goods do not vanish', async ({ page }) => {
  await page.goto('/explore');
  const picture = page.getByRole('article').filter({ hasText: 'Belleville handbag' }).locator(':has(> img)');
  const light = () => picture.evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(await light()).toBe('none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(light).toContain('gradient');
});

test('icons grow with the text, up to one and a half times', async ({ app, page }) => {
  const devtools = await app.context.newCDPSession(page);
  await page.goto('/login');
  const width = async () => (await page.getByRole('button', { name: 'Language' }).locator('svg').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(10);
  const usual = (await width()) ?? 0;
  for (const [text, times] of [
    [20, 1.25],
    [32, 1.5],
  ] as const) {
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: text, fixed: 13 } });
    await expect.poll(width).toBeCloseTo(usual * times, 0);
  }
});
