// A deploy and its rollback, with the service worker, on a host that keeps no file of another build (decision web/018).
import { builtApp } from '../built-app.ts';
import type { App } from '../fixtures/app.ts';
import { deploy, makeNextBuild } from '../fixtures/next-build.ts';
import { expect, test } from '../fixtures/test.ts';

const reloaded = 'Reloaded to get the newest version of the app';

const explore = async ({ page }: App) => {
  await page.getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
};

/** Whether the tab runs the line that only the next build has. */
const isNext = ({ page }: App) => page.evaluate(() => performance.getEntriesByName('next build').length > 0);

test('tabs, online or not, work after a deploy, and after it is rolled back', async ({ openApp }, testInfo) => {
  test.slow();
  const [host, next] = [testInfo.outputPath('host'), testInfo.outputPath('next')];
  await deploy(builtApp, host);
  await deploy(builtApp, next);
  await makeNextBuild(next, 'explore', `performance.mark('next build');`);

  const old = await openApp({ serviceWorker: true, webDist: host });
  await old.open('/home', 'Popular products');
  await old.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await deploy(next, host);
  await explore(old);
  await old.toasts.waitFor(reloaded);
  expect(await isNext(old)).toBe(true);
  const other = await old.openTab('/home');
  await expect(other.text('Popular products')).toBeVisible();

  await deploy(builtApp, host);
  await explore(other);
  expect(await isNext(other)).toBe(true);
  await old.page.goto('/home');
  await explore(old);
  expect(await isNext(old)).toBe(false);
  expect(old.toasts.messages).toEqual([]);

  await old.context.setOffline(true);
  await old.page.reload();
  await expect(old.page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  expect(await isNext(old)).toBe(false);
});
