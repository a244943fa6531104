import { expect, test } from '../fixtures/test.ts';

const answer = (data: object) => ({
  status: 200,
  body: JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data }),
});

test('a home page block of an unknown type is left out, and the others stay', async ({ app, page, faultProxy }) => {
  const notice = { id: 1, text: 'We moved', link: null };
  const blocks = [
    { type: 'live_shows', shows: [{ room: 7 }] },
    { type: 'notices', items: [notice] },
  ];
  faultProxy.intercept('/api/index/home', answer({ product_count: 1, blocks }));
  await page.goto('/home');
  await expect(app.text('We moved')).toBeVisible();
});

test('a suggestion of an unknown kind is left out, and the others stay', async ({ page, faultProxy }) => {
  const list = ['brand', 'word'].map((kind) => ({ kind, text: `tent ${kind}`, id: null, picture: null }));
  faultProxy.intercept('/api/product/suggest', answer({ list }));
  await page.goto('/search');
  await page.getByRole('combobox').fill('tent');
  await expect(page.getByRole('option', { name: /^tent (brand|word)$/ })).toHaveText(['tent word']);
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('a notification of an unknown type is shown with the bell icon', async ({ page, faultProxy }) => {
    const told = { id: 7, type: 'coupon', title: 'A coupon', text: 'Ten off.', link: null, read: false };
    const list = [{ ...told, created_at: '2026-11-20T08:00:00Z' }];
    faultProxy.intercept('/api/user/notification_list', answer({ list, total: 1, page: 1, limit: 20, unread: 1 }));
    await page.goto('/notification');
    await expect(page.getByRole('button', { name: /A coupon/ })).toBeVisible();
  });
});
