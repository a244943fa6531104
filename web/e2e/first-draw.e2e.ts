// How the work of the first screen is spread, so that a touch is answered while it comes: in what order, never how fast.
import { expect, test } from 'vitest';
import { eventually, openShop, sees } from './shop.ts';

test('numbers are made ready while the application is on its way, and what is in sight is drawn before the rest', async () => {
  const shop = await openShop();
  await shop.page.addInitScript(() => {
    const seen: { formats: number; drawn: number[] } = { formats: 0, drawn: [] };
    const construct = (target: typeof Intl.NumberFormat, given: ConstructorParameters<typeof Intl.NumberFormat>) => {
      seen.formats += 1;
      return new target(...given);
    };
    Object.assign(Intl, { NumberFormat: new Proxy(Intl.NumberFormat, { construct }) });
    const watch = () => seen.drawn.push(document.querySelectorAll('main article').length);
    new MutationObserver(watch).observe(document, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const seen = (): Promise<{ formats: number; drawn: number[] }> =>
    shop.page.evaluate(() => Reflect.get(window, 'seen'));
  const arrived = Promise.withResolvers<void>();
  shop.front.obey(({ path }) => (path.startsWith('/assets/index-') ? { until: arrived.promise } : undefined));
  await shop.page.goto(`${shop.url}/home`, { waitUntil: 'commit' });
  await eventually(async () => (await seen()).formats).toBe(1);
  expect(await shop.page.locator('#root > *').count()).toBe(0);

  arrived.resolve();
  await sees(shop, 'No more');
  const all = await shop.page.locator('main article').count();
  expect(all).toBeGreaterThan(4);
  expect([...new Set((await seen()).drawn)]).toEqual([0, 4, all]);
});
