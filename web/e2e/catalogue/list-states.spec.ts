import type { App } from '../fixtures/app.ts';
import { envelope } from '../fixtures/fault-proxy.ts';
import { type ListScreen, listScreens } from '../fixtures/list-screens.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ signedIn: true });

/** In the default tier: a list of products, and one of records. */
const isTelling = ({ path }: ListScreen) => path === '/explore' || path === '/notification';

for (const { path, call, list, empty } of listScreens.filter(isTelling)) {
  test(`[B8.05] ${path}: loading, error, offline and empty state, each with a way on @default`, async ({ app }) => {
    const main = app.page.locator('main');
    const rows = main.getByRole('list', { name: list }).getByRole('listitem');
    const release = app.faultProxy.holdAnswers(call);
    await app.page.goto(path);
    await expect(main.locator('.skeleton').first()).toBeVisible();
    release();
    await expect(rows.first()).toBeVisible();
    // Offline, loaded data stays and shows its age.
    await app.page.evaluate(() => window.scrollTo(0, 300));
    await app.context.setOffline(true);
    const banner = app.page.getByText(/^You are offline\. Last updated /);
    await expect.poll(async () => (await banner.boundingBox())?.y, { message: 'at the upper edge' }).toBe(0);
    const covered = (await banner.boundingBox())?.height ?? 0;
    const head = main.locator('header:visible :is(a, button)').first();
    await expect.poll(async () => (await head.boundingBox())?.y).toBeGreaterThanOrEqual(covered);
    await expect(rows.first()).toBeAttached();
    await app.context.setOffline(false);
    // HTML instead of an answer: first the customer retries, then the network's return suffices.
    app.faultProxy.intercept(call, { status: 200, type: 'text/html', body: '<!doctype html>' });
    await app.page.reload();
    const asked = () => app.faultProxy.requests.length;
    const again = main.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    const before = asked();
    await again.click();
    await expect.poll(asked).toBeGreaterThan(before);
    await expect(again).toBeVisible();
    await expect(rows).toHaveCount(0);
    await app.context.setOffline(true);
    await expect(app.text(/^You are offline/)).toBeVisible();
    app.faultProxy.reset();
    await app.context.setOffline(false);
    await expect(rows.first()).toBeVisible();
    await app.control.scenario(empty.scenario);
    await app.page.reload();
    await expectWayOn(app, empty);
  });
}

test('[B8.05] every other list can be retried, and says what to do when it is empty', async ({ app }) => {
  const others = listScreens.filter((screen) => !isTelling(screen));
  test.setTimeout(30_000 * (others.length + 1));
  const main = app.page.locator('main');
  for (const { path, call, list } of others)
    await test.step(`${path} fails`, async () => {
      app.faultProxy.intercept(call, { status: 404, body: '{}' });
      await app.page.goto(path);
      const again = main.getByRole('alert').getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      app.faultProxy.reset();
      await again.click();
      await expect(main.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
    });
  for (const scenario of ['empty', 'new_customer'] as const) {
    await app.control.scenario(scenario);
    for (const { path, empty } of others.filter((screen) => screen.empty.scenario === scenario))
      await test.step(`${path} is empty`, async () => {
        await app.page.goto(path);
        await expectWayOn(app, empty);
      });
  }
});

/** Checks that an empty list says so, and leads on. */
async function expectWayOn({ page, text }: App, { message, action, target }: ListScreen['empty']): Promise<void> {
  const main = page.locator('main');
  await expect(text(message)).toBeVisible();
  await main
    .getByRole('link', { name: action })
    .or(main.getByRole('button', { name: action }))
    .first()
    .click();
  await expect(page).toHaveURL(target);
}

test('the page error boundary keeps title and back, and its retry recovers', async ({ app, page, faultProxy }) => {
  faultProxy.intercept(/^\/api\/product\/hot/, envelope({ list: [{ id: 1 }], total: 1, page: 1, limit: 20 }));
  await app.open('/popular', 'Something went wrong. Please try again.');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Popular' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Back' })).toBeVisible();
  faultProxy.reset();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('list', { name: 'Best-selling products' }).getByRole('listitem').first()).toBeVisible();
});
