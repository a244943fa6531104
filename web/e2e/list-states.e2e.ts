import { expect, test } from 'vitest';
import { lists } from './list-cases.ts';
import { eventually, openShop, reaches, sees } from './shop.ts';

test.each(lists)(
  '[B8.05] $path: slow, failed, without a network and empty, each is said and leads on',
  async ({ path, on, list, empty }) => {
    const shop = await openShop({ remembers: true, customer: true });
    const main = shop.page.locator('main');
    const rows = main.getByRole('list', { name: list }).getByRole('listitem');
    await shop.control('faults', { kind: 'latency', on, ms: 1200, times: 1 });
    await Promise.all([main.locator('.skeleton').first().waitFor(), shop.go(path)]);
    await rows.first().waitFor();

    // What is known stays without a network, and says how old it is.
    await shop.page.evaluate(() => window.scrollTo(0, 300));
    await shop.context.setOffline(true);
    const banner = shop.page.getByText(/^You are offline\. Shown as of \d/);
    await eventually(async () => (await banner.boundingBox())?.y, { message: 'at the upper edge' }).toBe(0);
    const covered = (await banner.boundingBox())?.height ?? 0;
    const head = main.locator('header:visible :is(a, button)').first();
    await eventually(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
    expect(await rows.count()).toBeGreaterThan(0);
    await shop.context.setOffline(false);

    // Twice a page that is no answer: the retry is the customer's, then the network's return is enough.
    await shop.control('faults', { kind: 'html', on, times: 2 });
    await shop.page.reload();
    const asked = () => shop.front.requests.length;
    const again = main.getByRole('alert').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const before = asked();
    await again.click();
    await eventually(asked).toBeGreaterThan(before);
    await again.waitFor();
    expect(await rows.count()).toBe(0);
    await shop.context.setOffline(true);
    await sees(shop, /^You are offline/);
    await shop.context.setOffline(false);
    await rows.first().waitFor();

    await shop.control('scenario', { name: empty.scenario });
    await shop.page.reload();
    await sees(shop, empty.says);
    await main
      .getByRole('link', { name: empty.action })
      .or(main.getByRole('button', { name: empty.action }))
      .first()
      .click();
    await reaches(shop, empty.leads);
  },
);

test('a screen that an answer breaks keeps its name and the way back, and the retry brings it', async () => {
  const shop = await openShop({ remembers: true, customer: true });
  const data = { list: [{ id: 1 }], total: 1, page: 1, limit: 20 };
  const body = JSON.stringify({ code: 1, msg: 'Done', time: '1795168800', data });
  shop.front.obey(({ path }) => (path.startsWith('/api/product/hot') ? { status: 200, body } : undefined));
  await shop.go('/popular');
  await sees(shop, 'Something went wrong. Please try again.');
  const main = shop.page.locator('main');
  await main.getByRole('heading', { name: 'Popular' }).waitFor();
  await main.getByRole('button', { name: 'Back' }).waitFor();
  shop.front.obey();
  await main.getByRole('button', { name: 'Try again' }).click();
  await main.getByRole('list', { name: 'Best-selling products' }).getByRole('listitem').first().waitFor();
});
