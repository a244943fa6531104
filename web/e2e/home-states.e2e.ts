import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from './shifts.ts';
import { eventually, openShop, sees } from './shop.ts';

test('[B8.05] a home page that fails says so, and its retry brings it', async () => {
  const shop = await openShop({ remembers: true });
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { header: ['Prefer', 'code=500'] } : undefined));
  await shop.go('/home');
  await shop.page.getByText('System interface 500 abnormal').waitFor({ timeout: 15_000 });
  shop.front.obey();
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await sees(shop, 'Hot products');
});

test('[R8.02] a cut line is named as such, with the address that did not answer', async () => {
  const shop = await openShop({ remembers: true });
  await shop.control('faults', { kind: 'cut' });
  await shop.go('/home');
  await shop.page.getByText('Backend interface connection abnormal').waitFor({ timeout: 15_000 });
  await sees(shop, new URL(shop.url).host);
  const chinese = await openShop({ remembers: true, saved: 'zh-CN' });
  await chinese.control('faults', { kind: 'cut' });
  await chinese.go('/home');
  await chinese.page.getByText('后端接口连接异常').waitFor({ timeout: 15_000 });
});

test('[B8.05] the boxes of the home page stand before its content, and nothing moves when it comes', async () => {
  const shop = await openShop({ remembers: true });
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { until: answer.promise } : undefined));
  await watchShifts(shop);
  await shop.go('/home');
  await shop.page.locator('main .skeleton').first().waitFor();
  answer.resolve();
  await sees(shop, 'Hot products');
  await shop.page.getByRole('img', { includeHidden: true }).first().waitFor();
  expect(await shiftsOf(shop)).toEqual([]);
});

test('[B8.05] without a network the page says so and stays', async () => {
  const shop = await openShop({ remembers: true });
  await shop.go('/home');
  await sees(shop, 'Hot products');
  await shop.context.setOffline(true);
  await sees(shop, /You are offline\. Shown as of/);
  await sees(shop, 'Hot products');
  await shop.context.setOffline(false);
  await eventually(() => shop.page.getByText('You are offline').count()).toBe(0);
});

test('[R2.14] [R9.04] pulling the page down past 50 px refreshes it, and its end says that there is no more', async () => {
  const shop = await openShop({ remembers: true, hasTouch: true });
  await shop.go('/home');
  await sees(shop, 'No more');
  const answer = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path === '/api/index/home' ? { until: answer.promise } : undefined));
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
  answer.resolve();
  await eventually(() => shop.page.getByText('Refreshing').count()).toBe(0);
  expect(asked()).toBe(2);
});
