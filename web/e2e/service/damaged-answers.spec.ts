import { envelope } from '../fixtures/fault-proxy.ts';
import { expect, test } from '../fixtures/test.ts';

const OUTSIDE = 'https://elsewhere.example/';

test('unknown blocks and suggestions are left out, and links of banners out of the shop', async ({ app, page }) => {
  const banner = { id: 1, subtitle: '', picture: '/none.webp', category_code: 'outdoors' };
  const banners = [{ ...banner, title: 'Out of the shop', link: OUTSIDE }];
  const notices = [{ id: 1, text: 'We moved', link: OUTSIDE }];
  const blocks = [
    { type: 'live_shows', shows: [{ room: 7 }] },
    { type: 'notices', items: notices },
    { type: 'banners', items: banners },
  ];
  app.faultProxy.intercept('/api/index/home', envelope({ product_count: 1, blocks }));
  await app.open('/home', 'Out of the shop', 'We moved');
  await expect(page.locator(`a[href*="elsewhere"]`)).toHaveCount(0);
  const list = ['brand', 'word'].map((kind) => ({ kind, text: `tent ${kind}`, id: null, picture: null }));
  app.faultProxy.intercept('/api/product/suggest', envelope({ list }));
  await page.goto('/search');
  await page.getByRole('combobox').fill('tent');
  await expect(page.getByRole('option', { name: /^tent (brand|word)$/ })).toHaveText(['tent word']);
});

test('a notification of an unknown type or link opens in place', async ({ app, page, faultProxy }) => {
  await app.asCustomer();
  const text = 'We moved the warehouse. '.repeat(20).trim();
  const told = { id: 7, title: 'News', text, read: false, created_at: '2026-11-20T08:00:00Z' };
  const list = [
    { ...told, type: 'coupon', link: null },
    { ...told, id: 8, type: 'system', title: 'A prize', link: OUTSIDE, read: true },
  ];
  faultProxy.intercept('/api/user/notification_list', envelope({ list, total: 2, page: 1, limit: 20, unread: 1 }));
  await page.goto('/notification');
  for (const name of [/News/, /A prize/]) {
    const card = page.getByRole('button', { name });
    const height = async () => (await card.boundingBox())?.height ?? 0;
    await expect(card).toBeVisible();
    const folded = await height();
    await card.click();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(height).toBeGreaterThan(folded);
  }
  await expect.poll(() => faultProxy.requestsTo('/api/user/notification_read').length).toBe(1);
});

test('[R6.02] links without https are “Not yet open”; invalid terms ask for nothing', async ({ app, page }) => {
  await app.asCustomer();
  const links = { seller_platform_url: 'seller.example', merchant_registration_url: 'http://seller.example/' };
  app.faultProxy.intercept('/api/common/config', envelope({ ...links, terms_version: null }));
  const account = page.waitForResponse(/getUserInfo/);
  await page.goto('/platform');
  await account;
  await expect(page.getByText('Not yet open')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
