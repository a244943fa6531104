import { expect, test } from 'vitest';
import { pull } from './catalogue-list.ts';
import { back } from './places.ts';
import { eventually, openShop, reaches, type Shop, sees } from './shop.ts';

const bell = (shop: Shop, name: string) => shop.page.getByRole('link', { name, exact: true });

test('an unread notification shows on the bell; opening it leads to what it is about and reads it', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/home');
  await bell(shop, 'Notifications, 1 unread').click();
  await reaches(shop, '/notification');
  await sees(shop, '1 unread');
  await shop.page.getByRole('link', { name: /^Unread: Your order is on its way/ }).click();
  await reaches(shop, '/orderInfo/9003');
  await back(shop);
  await sees(shop, 'All read');
  await eventually(() => shop.page.getByText('Unread:').count()).toBe(0);
  await back(shop);
  await reaches(shop, '/home');
  await bell(shop, 'Notifications').waitFor();
});

test('the profile counts what is unread, until all is marked as read', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/profile');
  const row = shop.page.getByRole('link', { name: /^Notifications/ });
  await eventually(() => row.innerText()).toContain('1');
  await row.click();
  await shop.page.getByRole('button', { name: 'Mark all as read' }).click();
  await sees(shop, 'All read');
  await back(shop);
  await eventually(() => row.innerText()).not.toContain('1');
});

test('[R2.12] the kind stands in the URL; one that does not exist shows all', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  await shop.go('/notification');
  await shop.page.getByText('Wallet', { exact: true }).click();
  await reaches(shop, '/notification?type=wallet');
  await eventually(() => shop.page.getByText('Your order is on its way').count()).toBe(0);
  await sees(shop, 'Your top-up has been credited');
  await shop.go('/notification?type=nonsense');
  await sees(shop, 'Your order is on its way');
  await sees(shop, 'Your top-up has been credited');
});

test('[B8.05] nothing told yet has words and a way on, of one kind and at all', async () => {
  const shop = await openShop({ remembers: true, customer: true, scenario: 'new_customer' });
  await shop.go('/notification?type=order');
  await sees(shop, 'There is nothing of this kind.');
  await shop.page.getByRole('button', { name: 'Show all notifications' }).click();
  await sees(shop, 'There are no notifications yet.');
  await shop.page.getByRole('link', { name: 'Go to the home page' }).click();
  await reaches(shop, '/home');
});

test('the first notification stands where its box stood, below the heading of its day', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const come = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/api/user/notification_list') ? { until: come.promise } : undefined));
  await shop.go('/notification');
  const top = async () =>
    (await shop.page.locator('[data-screen="/notification"] .bg-card.p-4').first().boundingBox())?.y;
  await eventually(() => shop.page.getByText('Loading').count()).toBe(1);
  const box = await top();
  come.resolve();
  await sees(shop, 'Your order is on its way');
  await eventually(top).toBeCloseTo(box ?? 0, 0);
});

test('[B8.05] when the notifications do not come, the screen says so and asks again', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  shop.front.obey(({ path }) =>
    path.startsWith('/api/user/notification_list') ? { status: 404, body: '' } : undefined,
  );
  await shop.go('/notification');
  await sees(shop, /404/);
  shop.front.obey();
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await sees(shop, 'Your order is on its way');
});

test('pulled down, the notifications come anew and the bell’s number with them', async () => {
  const shop = await openShop({ remembers: true, customer: true, hasTouch: true });
  const badges = () => shop.front.requests.filter(({ path }) => path.startsWith('/api/user/badges')).length;
  await shop.go('/home');
  await bell(shop, 'Notifications, 1 unread').click();
  await sees(shop, '1 unread');
  const before = badges();
  await shop.control('advance', { hours: 12 });
  const finger = await pull(shop, 150);
  await sees(shop, 'Release to refresh');
  await finger.letGo();
  await sees(shop, /^([2-9]|\d\d) unread$/);
  const told = await shop.page.getByText(/^\d+ unread$/).textContent();
  await eventually(badges).toBeGreaterThan(before);
  await shop.page.goBack();
  await bell(shop, `Notifications, ${told}`).waitFor();
});

test('a notification that leads nowhere shows the whole of its text, and is read then', async () => {
  const shop = await openShop({ customer: true });
  const text = 'We moved the warehouse. '.repeat(20).trim();
  const told = {
    id: 7,
    type: 'system',
    title: 'News',
    text,
    link: null,
    read: false,
    created_at: '2026-11-20T08:00:00Z',
  };
  const data = { list: [told], total: 1, page: 1, limit: 20, unread: 1 };
  const body = JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data });
  shop.front.obey(({ path }) => (path.startsWith('/api/user/notification_list') ? { status: 200, body } : undefined));
  await shop.go('/notification');
  const card = shop.page.getByRole('button', { name: /News/ });
  const height = async () => (await card.boundingBox())?.height ?? 0;
  await card.waitFor();
  const folded = await height();
  await card.click();
  expect(await card.getAttribute('aria-expanded')).toBe('true');
  await eventually(height).toBeGreaterThan(folded);
  await eventually(() => shop.front.requests.some(({ path }) => path === '/api/user/notification_read')).toBe(true);
});
