import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from './shifts.ts';
import { eventually, openShop, reaches, sees, TOKEN } from './shop.ts';

test('[R3.12] the ten categories stand on the home page and lead into Explore', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/home');
  const categories = shop.page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await categories.first().waitFor();
  expect(await categories.count()).toBe(10);
  await categories.nth(2).click();
  await reaches(shop, '/explore?category=3');
});

test('[R3.06] hot products and hot shops stand there with price, sales, fans and rate', async () => {
  const shop = await openShop();
  await shop.go('/home');
  const card = shop.page.getByRole('article').filter({ hasText: 'Aria 2 over-ear headphones' });
  await card.waitFor();
  expect(await card.innerText()).toMatch(/\$129\.90[\s\S]*\$159\.00[\s\S]*4\.8 · 2\.1K sold[\s\S]*Northwind Audio/);
  const rail = shop.page.getByRole('list', { name: 'Hot shops' });
  expect(await rail.innerText()).toMatch(/Northwind Audio[\s\S]*12\.4K fans[\s\S]*97% favourable/);
});

test('a visitor is offered to sign in, a customer sees the bell, the bag’s count and the order to pay', async () => {
  const visitor = await openShop({ remembers: true });
  await visitor.go('/home');
  await sees(visitor, 'Sign in for your bag, orders and balance.');
  expect(await visitor.page.getByRole('link', { name: /^Notifications/ }).count()).toBe(0);

  const customer = await openShop({ remembers: true, customer: true });
  const answer = await customer.context.request.get(`${customer.url}/api/user/badges`, { headers: { token: TOKEN } });
  const { bag, unread_notifications, next_unpaid, serverTime } = (await answer.json()).data;
  // The countdown is the server's, whatever year the device believes in.
  await customer.page.clock.install({ time: new Date('2031-05-05T05:05:05Z') });
  await customer.go('/home');
  await customer.page.getByRole('link', { name: `Notifications, ${unread_notifications} unread` }).waitFor();
  await customer.page.getByRole('link', { name: `Bag (${bag})` }).waitFor();
  const strip = customer.page.getByRole('link', { name: new RegExp(`\\$${next_unpaid.total} waits for payment`) });
  const seconds = async () => {
    const [minutes = '', rest = ''] = (await strip.getByRole('time').innerText()).split(':');
    return Number(minutes) * 60 + Number(rest);
  };
  const left = (Date.parse(next_unpaid.pay_deadline) - Date.parse(serverTime)) / 1000;
  const shown = await seconds();
  expect(shown).toBeLessThanOrEqual(Math.ceil(left));
  expect(shown).toBeGreaterThan(left - 60);
  await customer.page.clock.runFor(61_000);
  await eventually(seconds).toBeLessThanOrEqual(shown - 61);
  await strip.click();
  await reaches(customer, `/orderInfo/${next_unpaid.order_id}`);
});

test('the banners move by themselves until they are paused, and nothing beside them', async () => {
  const shop = await openShop({ remembers: true });
  await watchShifts(shop);
  await shop.go('/home');
  const offers = shop.page.getByRole('region', { name: 'Offers' });
  const place = () => offers.getByRole('list').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  await eventually(place, { timeout: 9000 }).toBe(1);
  await offers.getByRole('button', { name: 'Pause' }).click();
  await offers.getByRole('button', { name: 'Play' }).waitFor();
  expect(await shiftsOf(shop)).toEqual([]);
});
