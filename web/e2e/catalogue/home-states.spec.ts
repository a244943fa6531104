import { expect, test } from '../fixtures/test.ts';

test('[R8.02] [B8.05] a cut connection is a network error, and can be retried @default', async ({ openApp }) => {
  const cut = async (savedLocale: string, sentence: string) => {
    const app = await openApp({ savedLocale });
    app.faultProxy.intercept('/api/index/home', 'cut');
    await app.page.goto('/home');
    await expect(app.page.getByText(sentence)).toBeVisible();
    return app;
  };
  // Both in parallel: each request is retried after a while before the page gives up.
  const [app] = await Promise.all([
    cut('en', 'Backend interface connection abnormal'),
    cut('zh-CN', '后端接口连接异常'),
  ]);
  await expect(app.text('Check your connection, then try again.')).toBeVisible();
  app.faultProxy.reset();
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await expect(app.text('Popular products')).toBeVisible();
});

test('[B8.05] a home page without products says so', async ({ app }) => {
  await app.control.scenario('empty');
  await app.open('/home', 'There are no products here yet.');
});

test('[B8.05] offline, a banner says so and the home page stays visible @default', async ({ app, page, context }) => {
  await app.open('/home', 'Popular products');
  await context.setOffline(true);
  await expect(app.text(/You are offline\. Last updated/)).toBeVisible();
  await expect(app.text('Popular products')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test.describe('with touch', () => {
  test.use({ hasTouch: true });

  test('[R2.14] [R9.04] a pull past 50 px loads the home page again @default', async ({ app, page, faultProxy }) => {
    await app.open('/home', 'New arrivals');
    const release = faultProxy.holdRequests('/api/index/home');
    const touch = await app.context.newCDPSession(page);
    const at = (y: number) => [{ x: 200, y }];
    const asked = () => faultProxy.requestsTo('/api/index/home').length;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(360) });
    await expect(app.text('Pull to refresh')).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('Pull to refresh'), 'too little').toHaveCount(0);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(420) });
    await expect(app.text('Release to refresh')).toBeVisible();
    expect(await page.getByRole('status').filter({ hasText: 'Release' }).boundingBox()).toMatchObject({
      height: 50,
    });
    expect(asked()).toBe(1);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(app.text('Refreshing')).toBeVisible();
    release();
    await expect(page.getByText('Refreshing')).toHaveCount(0);
    expect(asked()).toBe(2);
  });
});
