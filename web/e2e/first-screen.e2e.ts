// What stands there, and what has been asked for, before the application has come: index.html and its script alone.
import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from './shifts.ts';
import { eventually, hears, openShop, reaches, type Shop, sees, TOKEN } from './shop.ts';

const PRODUCT_CALL = '/api/product/detail?id=101';

const asked = (shop: Shop, pattern: RegExp) => shop.front.requests.filter(({ path }) => pattern.test(path));
const shellParts = (shop: Shop) =>
  shop.page.locator('#shell .app-column > div:visible').evaluateAll((parts) => parts.map(({ className }) => className));

test('a shared product is asked for before the application has come, and its picture stands where it will stay', async () => {
  const shop = await openShop();
  await shop.page.addInitScript(() => {
    const watch = () => {
      if (document.querySelector('#root [aria-busy]') !== null)
        throw new Error('A skeleton took the place of the product');
    };
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  });
  // The application itself takes its time; everything else is answered, also what is loaded beside it.
  const arrived = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/assets/index-') ? { until: arrived.promise } : undefined));
  await shop.page.goto(`${shop.url}/detail/101/1`, { waitUntil: 'commit' });
  const early = shop.page.locator('.shell-gallery img');
  await early.evaluate((image: HTMLImageElement) => image.decode());
  expect(await shop.page.locator('#root > *').count()).toBe(0);
  expect(await shellParts(shop)).toEqual(['shell-detail']);
  const calls = asked(shop, /^\/api\//);
  expect(calls.map(({ path }) => path)).toEqual([PRODUCT_CALL]);
  expect(calls[0]?.headers['token']).toBeUndefined();
  // The screen's own code and one language too, which the application would find late.
  await eventually(() => asked(shop, /^\/assets\/detail\./).length).toBe(1);
  expect(asked(shop, /^\/assets\/messages-/)).toHaveLength(1);
  const box = await early.boundingBox();
  const source = await early.getAttribute('src');
  arrived.resolve();

  await sees(shop, 'Add to bag');
  const gallery = shop.page.getByRole('region', { name: /^Pictures of/ });
  const picture = gallery.locator('li img').first();
  expect(await picture.getAttribute('src')).toBe(source);
  expect(await picture.boundingBox()).toEqual(box);
  expect(await shop.page.locator('#shell').count()).toBe(0);
  expect(asked(shop, /^\/api\/product\/detail/)).toHaveLength(1);
  expect(asked(shop, /^\/assets\/detail\./)).toHaveLength(1);
  expect(shop.complaints).toEqual([]);
});

test('a product that is opened from a list is asked for beside its screen, and not after it', async () => {
  const shop = await openShop();
  await shop.go('/home');
  await sees(shop, 'Hot products');
  const arrived = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/assets/detail.') ? { until: arrived.promise } : undefined));
  await shop.page.getByRole('link', { name: 'Aria 2 over-ear headphones' }).click();
  await eventually(() => asked(shop, /^\/api\/product\/detail/).length).toBe(1);
  expect(await shop.page.getByText('Hot products').isVisible()).toBe(true);
  arrived.resolve();
  await sees(shop, 'Add to bag');
  expect(asked(shop, /^\/api\/product\/detail/)).toHaveLength(1);
});

test('other addresses show a neutral frame; one without a product asks for none', async () => {
  const shop = await openShop();
  shop.front.obey(({ path }) => (path.startsWith('/assets/') ? 'cut' : undefined));
  for (const path of ['/detail/abc/1', '/detail/0', '/detail', '/explore', '/detail/101/1/more', '/nowhere']) {
    await shop.go(path);
    expect(await shellParts(shop), path).toEqual(['shell-screen']);
  }
  expect(asked(shop, /^\/api\//)).toEqual([]);
  shop.front.obey();
  await shop.go('/detail/abc/1');
  await sees(shop, 'There is no product at this address.');
  expect(asked(shop, /^\/api\/product\/detail/)).toEqual([]);
});

test('a customer is known to the early call; a session that has ended there ends as anywhere', async () => {
  const shop = await openShop({ customer: true });
  const ended = JSON.stringify({ code: 401, msg: 'Your session has ended', time: 1, data: null });
  shop.front.obey(({ path }) => (path === PRODUCT_CALL ? { status: 401, body: ended } : undefined));
  await shop.go('/detail/101/1');
  await hears(shop, 'Your session has ended');
  await reaches(shop, `/login?return=${encodeURIComponent('/detail/101/1')}`);
  const [first, ...others] = asked(shop, /^\/api\/product\/detail/);
  expect(first?.headers['token']).toBe(TOKEN);
  expect(others.filter(({ headers }) => headers['token'] !== undefined)).toEqual([]);
});

test.each([
  ['/home', 390, 'Hot products'],
  ['/detail/101/1', 390, 'Add to bag'],
  ['/detail/101/1', 1280, 'Add to bag'],
])('nothing moves by itself while %s arrives piece by piece, %i pixels wide', async (path, width, words) => {
  const shop = await openShop({ remembers: true, viewport: { width, height: 844 } });
  await watchShifts(shop);
  shop.front.obey(({ path: each }) => {
    if (each.startsWith('/api/')) return { wait: 800 };
    return each.startsWith('/pictures/') || /icon-marks/.test(each) ? { wait: 300 } : undefined;
  });
  await shop.go(path);
  await sees(shop, words);
  await shop.page.waitForLoadState('networkidle');
  expect(await shiftsOf(shop)).toEqual([]);
});
