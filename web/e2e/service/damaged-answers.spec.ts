import { expect, test } from '../fixtures/test.ts';

const OUTSIDE = 'https://elsewhere.example/';

const answer = (data: object) => ({
  status: 200,
  body: JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data }),
});

test('a banner and a notice are not linked when their link leads out of the shop', async ({
  app,
  page,
  faultProxy,
}) => {
  const banner = { id: 1, subtitle: '', picture: '/none.webp', category_code: 'outdoors' };
  const banners = [{ ...banner, title: 'Out of the shop', link: OUTSIDE }];
  const notices = [{ id: 1, text: 'We moved', link: OUTSIDE }];
  const blocks = [
    { type: 'notices', items: notices },
    { type: 'banners', items: banners },
  ];
  faultProxy.intercept('/api/index/home', answer({ product_count: 1, blocks }));
  await page.goto('/home');
  await expect(app.text('Out of the shop')).toBeVisible();
  await expect(app.text('We moved')).toBeVisible();
  await expect(page.locator(`a[href*="elsewhere"]`)).toHaveCount(0);
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('a notification with a link out of the shop opens in place', async ({ app, page, faultProxy }) => {
    const told = { id: 7, type: 'system', title: 'A prize', text: 'Take it.', link: OUTSIDE, read: true };
    const list = [{ ...told, created_at: '2026-11-20T08:00:00Z' }];
    faultProxy.intercept('/api/user/notification_list', answer({ list, total: 1, page: 1, limit: 20, unread: 0 }));
    await page.goto('/notification');
    const card = page.getByRole('button', { name: /A prize/ });
    await card.click();
    await expect(card).toHaveAttribute('aria-expanded', 'true');
    await expect(app.text('Take it.')).toBeVisible();
  });

  test('[R6.02] configured links without https are “Not yet open”, and an invalid terms version asks for nothing', async ({
    page,
    faultProxy,
  }) => {
    const links = { seller_platform_url: 'seller.example', merchant_registration_url: 'http://seller.example/' };
    faultProxy.intercept('/api/common/config', answer({ ...links, terms_version: null }));
    const account = page.waitForResponse(/getUserInfo/);
    await page.goto('/platform');
    await account;
    await expect(page.getByText('Not yet open')).toHaveCount(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('[R3.11] filters with damaged names show the names of their statuses', async ({ page, faultProxy }) => {
    faultProxy.intercept('/api/common/config', answer({ order_filter: { all: 'All' }, withdrawal_filter: [null] }));
    await page.goto('/myPurchases');
    await page.getByRole('button', { name: 'Filter orders' }).click();
    await expect(page.getByRole('radio', { name: /^To pay/ })).toBeVisible();
    await page.goto('/depositRecord');
    await page.getByRole('button', { name: 'Filter withdrawals' }).click();
    await expect(page.getByRole('radio', { name: 'Refused' })).toBeVisible();
  });
});
