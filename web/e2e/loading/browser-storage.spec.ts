// A browser's storage may be denied, full or damaged (B2.16).
import type { BrowserContext } from '@playwright/test';
import type { App } from '../fixtures/app.ts';
import { field, signOut } from '../fixtures/auth-forms.ts';
import { leads, pushPath } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { inDefaultTier } from '../fixtures/tier.ts';

const areas = ['localStorage', 'sessionStorage'] as const;

const deny = (context: BrowserContext, name: (typeof areas)[number]) =>
  context.addInitScript((area) => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, area, { get });
  }, name);

/** Replaces everything that this and earlier versions of the app store by one value. */
const damage = (context: BrowserContext, value: string) =>
  context.addInitScript((text) => {
    if (location.protocol === 'about:') return;
    const names = `theme product-view balance-hidden owner searches recent-products filters visitor.searches
      visitor.recent-products visitor.filters visitor.bag customer.bag-to-join customer.searches customer.recent-products customer.filters
      intent lists private.lists scroll`;
    for (const name of names.split(/\s+/)) {
      localStorage.setItem(`meridian.${name}`, text);
      sessionStorage.setItem(`meridian.${name}`, text);
    }
  }, value);

const removeBroadcastChannel = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

/** Uses home, a list and its switch, the search, a product, the login and an account, which all use the storage. */
async function useEverything({ page, text, signIn, consoleErrors }: App): Promise<void> {
  await page.goto('/home');
  await expect(text('Popular products')).toBeVisible();

  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await expect(page.getByRole('button', { name: 'Show as a grid' })).toBeVisible();

  await pushPath(page, '/search');
  await page.getByRole('combobox').fill('trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=trail');
  await page.getByRole('link', { name: 'Trail 24 L backpack, rain cover' }).click();
  await expect(text('Add to bag')).toBeVisible();
  await pushPath(page, '/search');
  await expect(page.getByRole('region', { name: 'Recent searches' }).getByText('trail')).toBeVisible();

  await page.goto('/profile');
  await expect(page).toHaveURL('/login?return=%2Fprofile');
  await signIn();
  await expect(text('Mei Tanaka')).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).first().click();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('dialog').getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(consoleErrors).toEqual([]);
}

for (const value of ['{"', 'null', '[null,7,{},["a"]]']) {
  const tier = inDefaultTier(value === '{"');
  test(`[B2.16] with all stored values replaced by ${value}, everything works${tier}`, async ({ app, context }) => {
    await damage(context, value);
    await useEverything(app);
  });
}

test('[B2.16] [R2.09] with storage denied, a visitor’s intent is carried out', async ({ app, page, toasts }) => {
  for (const area of areas) await deny(app.context, area);
  await page.goto('/detail/101/1?sku=1012');
  await page.getByRole('button', { name: 'Add to bag' }).click();
  await toasts.waitFor('Added to the bag');
  await leads(page.getByRole('button', { name: 'Favourite: Aria 2' }), /:\d+\/login/);
  await app.signInTo('/detail/101/1?sku=1012');
  await toasts.waitFor('1 item is in your bag now');
  await toasts.waitFor('Added to your favourites');
});

test('[B2.16] [R4.08] without BroadcastChannel, one tab signs out the other', async ({ app, page, context }) => {
  await removeBroadcastChannel(context);
  await useEverything(app);
  const other = await app.openTab('/profile');
  await signOut(other.page);
  await expect(page).toHaveURL(/:\d+\/login/);
  await expect(page.getByText('Mei Tanaka')).toHaveCount(0);
});

test('[B2.16] with neither storage nor BroadcastChannel, everything works @default', async ({ app, context }) => {
  for (const area of areas) await deny(context, area);
  await removeBroadcastChannel(context);
  await useEverything(app);
});

test.describe('without cookies', () => {
  test.use({ savedLocale: null });

  for (const how of ['ignores', 'denies'] as const) {
    const tier = inDefaultTier(how === 'denies');
    test(`[B2.16] where the browser ${how} cookies, signing in says why it fails${tier}`, async ({ app, page }) => {
      await app.context.addInitScript((isDenied) => {
        const cookie = () => {
          if (isDenied) throw new DOMException('Access is denied for this document.', 'SecurityError');
          return '';
        };
        Object.defineProperty(Document.prototype, 'cookie', { get: cookie, set: cookie });
      }, how === 'denies');
      await app.open('/home', 'Popular products');
      await page.getByRole('button', { name: 'Language' }).click();
      await page.getByRole('dialog').getByText('简体中文').click();
      await expect(app.text('热门商品')).toBeVisible();
      await page.goto('/login');
      await app.signIn();
      await expect(page.getByRole('alert')).toHaveText('This browser blocks cookies, so you cannot stay signed in');
      await expect(app.text('Allow cookies for this site, then sign in again.')).toBeVisible();
      await expect(field(page, 'Account')).toHaveValue('demo@meridian.shop');
      expect(app.path()).toBe('/login');
      expect(app.toasts.messages).toEqual([]);
      expect(app.consoleErrors).toEqual([]);
    });
  }
});
