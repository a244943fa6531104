// A tab that was open when the host got a newer build goes on in that build (decision web/018).
import type { App } from '../fixtures/app.ts';
import { allAddresses } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

const reloaded = 'Reloaded to get the newest version of the app';

/** How hosts answer for a file of an earlier build. */
const gone = [{ status: 404 }, { status: 200, type: 'text/html', body: '<!doctype html><title>Meridian</title>' }];

/** Deploys: the host has no file of the open tab's build, a new one to it, until the tab loads the next page. */
async function deploy({ page, faultProxy }: App, answer = gone[0]): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('meridian.left-builds'));
  let isNew = false;
  faultProxy.intercept(({ path, headers }) => {
    if (headers['sec-fetch-dest'] === 'document') isNew = true;
    return !isNew && path.startsWith('/assets/') ? answer : undefined;
  });
}

test('[B2.16] after a deploy, an open tab goes on, and keeps what was typed', async ({ app, page, toasts }) => {
  await page.goto('/register');
  await page.getByLabel('Given name').fill('Lena');
  await deploy(app);
  await page.getByRole('button', { name: 'terms of use' }).click();
  await toasts.waitFor(reloaded);
  await expect(page.getByLabel('Given name')).toHaveValue('Lena');
  await page.getByRole('button', { name: 'terms of use' }).click();
  await expect(page.getByRole('dialog', { name: 'Terms of use' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Language' }).click();
  await deploy(app, gone[1]);
  expect(toasts.messages).toEqual([]);
  await page.getByText('Deutsch').click();
  await toasts.waitFor(reloaded);
  await expect(page.getByLabel('Given name')).toHaveValue('Lena');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByText('Deutsch').click();
  await expect(page.getByLabel('Vorname')).toHaveValue('Lena');
  await page.goto('/detail/101/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await deploy(app);
  // Repeated, since the page may still be too short to scroll.
  await expect(async () => {
    await page.mouse.wheel(0, 4_000);
    await expect(page.getByRole('region', { name: 'Beschreibung' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('[B2.16] after a deploy, every screen opens from an open tab by one reload', async ({ page, app, faultProxy }) => {
  await app.asCustomer();
  // One load for each screen.
  test.setTimeout(600_000);
  await page.goto('/search');
  await expect(page).toHaveTitle(/^Search/);
  const screens = allAddresses.filter(({ path }) => /^\/\w+$/.test(path) && !/^\/(login|register|search)$/.test(path));
  for (const [index, { path, title }] of screens.entries()) {
    await deploy(app, gone[index % 2]);
    faultProxy.requests.length = 0;
    await page.evaluate((to) => history.pushState({}, '', to), path);
    const loads = () => faultProxy.requests.filter(({ headers }) => headers['sec-fetch-dest'] === 'document').length;
    await expect.poll(loads, { message: path }).toBe(1);
    await expect(page, path).toHaveTitle(new RegExp(`^${title}`));
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    expect(loads(), path).toBe(1);
  }
});
