// Offline, the app opens from this device: the service worker keeps the app, and the app keeps answers.
import type { App, AppOptions } from '../fixtures/app.ts';
import { signOut } from '../fixtures/auth-forms.ts';
import { pushPath } from '../fixtures/navigation.ts';
import { keptIn } from '../fixtures/stored-keys.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const visitor: Partial<AppOptions> = { serviceWorker: true };
const customer: Partial<AppOptions> = { serviceWorker: true, signedIn: true };

const customerAnswers = 'meridian.customer';
const visitorAnswers = 'meridian.visitor';

/** Visits screens, until the page and their answers are kept. */
async function look({ page, text }: App, database: string, visits: [path: string, words: string, kept: string][]) {
  for (const [path, words, operation] of visits) {
    await page.goto(path);
    await expect(text(words)).toBeVisible();
    await expect.poll(() => keptIn(page, database)).toContain(operation);
    // The worker requests both at once.
    for (const file of ['/offline', '/config.json'])
      await expect.poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, file)).toBe(true);
    await expect.poll(() => page.evaluate(uncachedCode)).toEqual([]);
  }
}

/** Runs in the page: the scripts and styles that it has loaded and the worker has not cached. */
async function uncachedCode(): Promise<string[]> {
  const code = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = code.filter((url) => /\/assets\/[^?]+\.(js|css)$/.test(url));
  const cached = await Promise.all(assets.map((url) => caches.match(url)));
  return assets.filter((_, at) => cached[at] === undefined);
}

/** Runs in the page: whether it has loaded a file whose path begins so. */
function hasLoaded(path: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.startsWith(location.origin + path));
}

/** Takes the device offline, and cuts any request that is sent nevertheless. */
async function goOffline({ context, faultProxy }: App): Promise<void> {
  faultProxy.intercept(/./, 'cut');
  await context.setOffline(true);
}

async function goOnline({ context, faultProxy }: App): Promise<void> {
  faultProxy.reset();
  // A page that Chromium has loaded while offline believes to be online, and only hears of changes.
  for (const isOffline of [false, true, false]) await context.setOffline(isOffline);
}

const age = /^You are offline\. Last updated \d/;
const transport = 'Backend interface connection abnormal';

test('[B2.17] [B2.18] offline, a visitor’s home and product open, and show their age @default', async ({ openApp }) => {
  const app = await openApp(visitor);
  const { page, text } = app;
  await look(app, visitorAnswers, [
    ['/home', 'Popular products', 'getHome'],
    ['/detail/101/1', 'Add to bag', 'getProduct'],
  ]);
  // In Firefox 153, a navigation whose preload fails is not left to the worker.
  const preload = () => navigator.serviceWorker.ready.then(({ navigationPreload }) => navigationPreload.getState());
  expect(await page.evaluate(preload)).toHaveProperty('enabled', false);
  await goOffline(app);
  await page.reload();
  await expect(text('Add to bag')).toBeVisible();
  await expect(text(age)).toBeVisible();
  await page.goto('/home');
  await expect(text('Popular products')).toBeVisible();
  await expect(text(age)).toBeVisible();
  const other = await app.openTab('/detail/101/1?sku=1012');
  await expect(other.text('Add to bag')).toBeVisible();
  expect(app.toasts.messages).toEqual([]);

  // This product was not visited before.
  await pushPath(page, '/detail/102/1');
  await expect(text('Could not connect')).toBeVisible();
  await expect(text(/^You are offline\.$/)).toBeVisible();
  await goOnline(app);
  await expect(text('Add to bag')).toBeVisible();
  await expect(page.getByText('You are offline')).toHaveCount(0);
});

test('[B2.17] offline, a customer reads orders, addresses and balance @default', async ({ openApp }) => {
  // Each screen waits for the retries of its queries.
  test.slow();
  const app = await openApp(customer);
  const { page, text } = app;
  const seen: [path: string, words: string, kept: string][] = [
    ['/myPurchases', 'Northwind Audio', 'listOrders'],
    ['/orderInfo/9003', 'Arrived at the local depot, Kyoto', 'getLogistics'],
    ['/order', 'To review', 'listMyReviews'],
    ['/address', 'Mei Tanaka', 'listAddresses'],
    ['/profile', 'Mei Tanaka', 'getUserInfo'],
  ];
  const platform = page.getByText('Go to registration');
  await page.goto('/walletTopUp');
  await expect(page.getByRole('heading', { level: 1, name: 'On-chain top-up' })).toBeVisible();
  await page.goto('/platform');
  await expect(platform).toBeVisible();
  await look(app, customerAnswers, seen);
  await goOffline(app);
  for (const [path, words] of seen) {
    await page.goto(path);
    await expect(text(words)).toBeVisible();
    await expect(text(age)).toBeVisible();
  }
  // Data that must be current to act on is not kept, so no age is shown.
  await page.goto('/walletTopUp');
  await expect(text('Could not connect')).toBeVisible();
  await expect(text(/^You are offline\.$/)).toBeVisible();
  // Nor on a screen that only shows what the frame has loaded.
  await page.goto('/platform');
  await expect(platform).toBeVisible();
  await expect(text(/^You are offline\.$/)).toBeVisible();
  expect(app.toasts.messages).toEqual([]);
  const before = app.faultProxy.requestsTo(/^\/api\/user\/getUserInfo/).length;
  await page.goto('/profile');
  await expect(text('Mei Tanaka')).toBeVisible();
  await goOnline(app);
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await expect.poll(() => app.faultProxy.requestsTo(/^\/api\/user\/getUserInfo/).length).toBeGreaterThan(before);
});

test('[B2.17] a page whose host does not answer opens from the kept answers', async ({ openApp }) => {
  const app = await openApp(visitor);
  const { page, text } = app;
  // Requested before the worker controls the page, and answered after.
  const controlled = Promise.withResolvers<void>();
  app.faultProxy.intercept(({ path }) =>
    path.includes('/assets/below-fold') ? { holdUntil: controlled.promise } : undefined,
  );
  await page.goto('/home');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  controlled.resolve();
  await expect.poll(() => page.evaluate(hasLoaded, '/assets/below-fold')).toBe(true);
  await expect.poll(() => page.evaluate(uncachedCode)).toEqual([]);
  await look(app, visitorAnswers, [['/home', 'Popular products', 'getHome']]);
  app.faultProxy.intercept(({ path }) => (path.startsWith('/api/') ? undefined : { holdUntil: new Promise(() => {}) }));
  // It never loads if a picture, which is not answered, begins before that.
  await page.reload({ waitUntil: 'commit' });
  await expect(text('Popular products')).toBeVisible();
});

test('[B2.17] offline, an unseen screen says so, and shows no age of others', async ({ openApp }) => {
  const app = await openApp(customer);
  const { page, text } = app;
  await look(app, customerAnswers, [
    ['/bag', 'Northwind Audio', 'getCart'],
    ['/detail/101', 'Add to bag', 'getProduct'],
  ]);
  await goOffline(app);
  // The bag and the addresses are kept, since they load with every product.
  await page.goto('/detail/150');
  await expect(text('Could not connect')).toBeVisible();
  await expect(text(/^You are offline\.$/)).toBeVisible();
  // The code of this screen is not cached either.
  await page.goto('/payment?order=9001');
  await expect(text('Could not connect')).toBeVisible();
});

test('[B2.17] an action that needs the network says so at its button @default', async ({ openApp }) => {
  const app = await openApp(customer);
  const { page } = app;
  await keepToasts(page);
  await look(app, customerAnswers, [['/detail/101/1?sku=1012', 'Add to bag', 'getProduct']]);
  await goOffline(app);
  await page.reload();
  const note = page.getByRole('status').getByText('You are offline. This needs a connection.');
  for (const name of ['Add to bag', /^Favourite/]) {
    const button = page.getByRole('button', { name });
    await button.click();
    const distance = async () => {
      const [said, pressed] = [await note.boundingBox(), await button.boundingBox()];
      return Math.abs((said?.y ?? 0) + (said?.height ?? 0) - (pressed?.y ?? 0));
    };
    await expect.poll(distance).toBeLessThan(40);
  }
  expect(app.toasts.messages).not.toContain(transport);
  await goOnline(app);
  await expect(page.getByRole('alert').getByText('You are offline')).toHaveCount(0);
  await page.goto('/bag');
  await expect(page.getByRole('heading', { level: 1, name: /Bag/ })).toBeVisible();
  expect(
    app.faultProxy.requestsTo(/^\/api\/(cart\/add|product\/like)/).filter(({ method }) => method === 'POST'),
  ).toEqual([]);
});

test('[B2.17] [B8.06] kept answers are deleted when their customer signs out @default', async ({ openApp }) => {
  const app = await openApp(visitor);
  const { page, text, toasts } = app;
  await page.goto('/login?return=/myPurchases');
  await app.signIn();
  await expect(text('Northwind Audio')).toBeVisible();
  await look(app, customerAnswers, [
    ['/address', 'Mei Tanaka', 'listAddresses'],
    ['/profile', 'Mei Tanaka', 'getUserInfo'],
  ]);
  await goOffline(app);
  await page.reload();
  await signOut(page);
  await toasts.waitFor('Signed out');
  await expect.poll(() => keptIn(page, customerAnswers)).toEqual([]);
  for (const path of ['/address', '/myPurchases', '/profile']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Mei Tanaka')).toHaveCount(0);
  }
  await goOnline(app);

  await page.goto('/login?return=/profile');
  await app.signInTo('/profile', 'new@meridian.shop', 'new123456');
  await look(app, customerAnswers, [['/profile', 'Bills', 'getUserInfo']]);
  await goOffline(app);
  await page.goto('/address');
  await expect(text('Could not connect')).toBeVisible();
  await page.goto('/profile');
  await expect(text('Bills')).toBeVisible();
  await expect(page.getByText('Mei Tanaka')).toHaveCount(0);
});

test('[B2.17] offline, a URL outside the app does not open the app', async ({ openApp }) => {
  const app = await openApp(visitor);
  await look(app, visitorAnswers, [['/home', 'Popular products', 'getHome']]);
  await goOffline(app);
  for (const path of ['/docs', '/agenda', '/openapi.yaml', '/__mock/', '/api/index/home']) {
    // The browser's error page would interrupt the tab's next navigation.
    const tab = await app.context.newPage();
    await expect(tab.goto(path)).rejects.toThrow('net::');
    await tab.close();
  }
});

test('[B2.17] a new version is offered, and typed input survives the reload', async ({ app, page, faultProxy }) => {
  await page.clock.install();
  await keepToasts(page);
  await page.goto('/register');
  await page.getByLabel('Given name').fill('Lena');
  const comeBack = async () => {
    await page.clock.fastForward(3_600_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  // The app listens once it is idle.
  await expect
    .poll(async () => {
      await comeBack();
      return faultProxy.requestsTo('/index.html').length;
    })
    .toBeGreaterThan(0);
  faultProxy.intercept('/index.html', {
    status: 200,
    type: 'text/html',
    body: '<script>index-new.js</script>',
  });
  await comeBack();
  await app.toasts.waitFor('A new version of the app is ready');
  await expect(page.getByLabel('Given name')).toHaveValue('Lena');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(app.text('Create account')).toBeVisible();
  await expect(page.getByLabel('Given name')).toHaveValue('Lena');
});
