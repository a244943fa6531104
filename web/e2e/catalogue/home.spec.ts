import { TOKEN } from '../fixtures/app.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { leads } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';

test('[R3.06] hot products and hot shops show price, sales, fans and favourable rate @default', async ({ openApp }) => {
  const { page } = await openApp({ stateless: true });
  await page.goto('/home');
  const card = page
    .getByRole('region', { name: 'Popular products' })
    .getByRole('article')
    .filter({ hasText: 'Aria 2 over-ear headphones' });
  await expect(card).toBeVisible();
  await expect(card).toHaveText(/\$129\.90[\s\S]*\$139\.90[\s\S]*4\.8 · 2,140 sold[\s\S]*Northwind Audio/);
  const rail = page.getByRole('list', { name: 'Popular shops' });
  await expect(rail).toHaveText(/Northwind Audio[\s\S]*12\.4K followers[\s\S]*97% positive/);
});

test('[R3.12] the home page shows the ten categories, which lead into Explore @default', async ({ page }) => {
  await page.goto('/home');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveCount(10);
  await leads(categories.nth(2), '/explore?category=3');
});

test('a small phone shows two prices before any scrolling', async ({ openApp }) => {
  for (const signedIn of [false, true]) {
    const { page } = await openApp({ signedIn }, { viewport: { width: 360, height: 780 } });
    await page.goto('/home');
    await expect(signedIn ? page.getByText('to pay') : page.getByRole('region', { name: 'Notices' })).toBeVisible();
    const tabs = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    for (const card of [0, 1]) {
      const price = page.getByRole('article').nth(card).getByText(/^\$/).first();
      const { y, height } = (await price.locator('..').boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThan(tabs?.y ?? 0);
    }
    // One row that visibly continues beyond the edge.
    const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
    const boxes = await Promise.all((await categories.all()).map((link) => link.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(boxes.some((box) => box !== null && box.x < 360 && box.x + box.width > 360)).toBe(true);
  }
});

test('a visitor is invited to sign in; a customer sees bell, bag and order to pay', async ({ openApp }) => {
  const visitor = await openApp();
  await visitor.page.goto('/home');
  const invitation = visitor.text('Sign in to see your bag, orders and balance.');
  await expect(invitation).toBeVisible();
  const heading = visitor.page.getByRole('heading', { name: 'Popular products' });
  const [goods, offer] = await Promise.all([heading.boundingBox(), invitation.boundingBox()]);
  expect(goods?.y, 'goods come first').toBeLessThan(offer?.y ?? 0);
  await expect(visitor.page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0);

  const customer = await openApp({ signedIn: true });
  const answer = await customer.context.request.get(`${customer.url}/api/user/badges`, { headers: { token: TOKEN } });
  const { bag, unread_notifications, next_unpaid } = (await answer.json()).data;
  await customer.page.goto('/home');
  await expect(
    customer.page.getByRole('link', { name: `Notifications, ${unread_notifications} unread` }),
  ).toBeVisible();
  await expect(customer.page.getByRole('link', { name: `Bag (${bag})` })).toBeVisible();
  const strip = customer.page.getByRole('link', {
    name: new RegExp(`\\$${next_unpaid.total_amount} to pay`),
  });
  await leads(strip, `/orderInfo/${next_unpaid.order_id}`);
});

test('the banners advance by themselves until paused, without a layout shift', async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto('/home');
  const offers = page.getByRole('region', { name: 'Offers' });
  const place = () => offers.getByRole('list').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  // Any offer after the first: on a busy machine, the next may have passed between two polls.
  await expect.poll(place).toBeGreaterThan(0);
  await offers.getByRole('button', { name: 'Pause' }).click();
  await expect(offers.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test('[B8.05] a home page without products says so', async ({ app }) => {
  await app.control.scenario('empty');
  await app.open('/home', 'There are no products here yet.');
});
