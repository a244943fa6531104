import { expect, test } from 'vitest';
import { eventually, openShop, reaches, sees } from './shop.ts';

test('[R3.12] the ten categories stand on the home page and lead into Explore', async () => {
  const shop = await openShop();
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
  const visitor = await openShop();
  await visitor.go('/home');
  await sees(visitor, 'Sign in for your bag, orders and balance.');
  expect(await visitor.page.getByRole('link', { name: /^Notifications/ }).count()).toBe(0);

  const customer = await openShop({ customer: true });
  await customer.go('/home');
  await customer.page.getByRole('link', { name: 'Notifications, 1 unread' }).waitFor();
  await customer.page.getByRole('link', { name: 'Bag (2)' }).waitFor();
  const strip = customer.page.getByRole('link', { name: /\$134\.40 waits for payment/ });
  await strip.waitFor();
  const left = strip.getByRole('time');
  const before = await left.innerText();
  expect(before).toMatch(/^\d\d:\d\d$/);
  await eventually(() => left.innerText()).not.toBe(before);
  await strip.click();
  await reaches(customer, '/orderInfo/9001');
});

test('the banners move by themselves until they are paused', async () => {
  const shop = await openShop();
  await shop.go('/home');
  const offers = shop.page.getByRole('region', { name: 'Offers' });
  const place = () => offers.getByRole('list').evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  await eventually(place, { timeout: 9000 }).toBe(1);
  await offers.getByRole('button', { name: 'Pause' }).click();
  await offers.getByRole('button', { name: 'Play' }).waitFor();
});

test('[B8.05] a home page that fails says so, and its retry brings it', async () => {
  const shop = await openShop();
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { header: ['Prefer', 'code=500'] } : undefined));
  await shop.go('/home');
  await shop.page.getByText('System interface 500 abnormal').waitFor({ timeout: 15_000 });
  shop.front.obey();
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await sees(shop, 'Hot products');
});

test('[R8.02] a cut line is named as such, with the address that did not answer', async () => {
  const shop = await openShop();
  shop.front.obey(({ path }) => (path.startsWith('/api/') ? 'cut' : undefined));
  await shop.go('/home');
  await shop.page.getByText('Backend interface connection abnormal').waitFor({ timeout: 15_000 });
  await sees(shop, new URL(shop.url).host);
  const chinese = await openShop({ saved: 'zh-CN' });
  chinese.front.obey(({ path }) => (path.startsWith('/api/') ? 'cut' : undefined));
  await chinese.go('/home');
  await chinese.page.getByText('后端接口连接异常').waitFor({ timeout: 15_000 });
});

test('[B8.05] the boxes of the home page stand before its content, and nothing moves when it comes', async () => {
  const shop = await openShop();
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { wait: 1500 } : undefined));
  await shop.page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shop.go('/home');
  await shop.page.locator('main .skeleton').first().waitFor();
  await sees(shop, 'Hot products');
  await shop.page.getByRole('img', { includeHidden: true }).first().waitFor();
  const shifts = await shop.page.evaluate(() =>
    Reflect.get(window, 'shifts').reduce((a: number, b: number) => a + b, 0),
  );
  expect(shifts).toBe(0);
});

test('[B8.05] without a network the page says so and stays', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.context.setOffline(true);
  await sees(shop, /You are offline\. Shown as of/);
  await sees(shop, 'Hot products');
  await shop.context.setOffline(false);
  await eventually(() => shop.page.getByText('You are offline').count()).toBe(0);
});

test('[R2.14] [R9.04] pulling the page down past 50 px refreshes it, and its end says that there is no more', async () => {
  const shop = await openShop({ hasTouch: true });
  await shop.go('/home');
  await sees(shop, 'No more');
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { wait: 500 } : undefined));
  const touch = await shop.context.newCDPSession(shop.page);
  const at = (y: number) => [{ x: 200, y }];
  const asked = () => shop.front.requests.filter(({ path }) => path === '/api/index/home').length;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(360) });
  await sees(shop, 'Pull to refresh');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(420) });
  await sees(shop, 'Release to refresh');
  expect(await shop.page.getByRole('status').filter({ hasText: 'Release' }).boundingBox()).toMatchObject({
    height: 50,
  });
  expect(asked()).toBe(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await sees(shop, 'Refreshing');
  await eventually(() => shop.page.getByText('Refreshing').count()).toBe(0);
  expect(asked()).toBe(2);
});
