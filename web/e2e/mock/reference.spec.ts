import { type Contract, callsOf } from '../../../openapi/scripts/contract.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }));

test('searching the reference for any operation lists it first, from this host alone', async ({ page, app }) => {
  test.slow();
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)s?:$/.test(protocol)) hosts.add(host);
  });
  await page.goto('/docs/');
  const contract: Contract = await (await page.request.get('/openapi.json')).json();
  await page.getByRole('button', { name: 'Search' }).click();
  const box = page.getByRole('combobox', { name: 'Enter search query' });
  const first = page.getByRole('listbox').getByRole('option').first();
  for (const { path, method, operation } of callsOf(contract)) {
    await box.fill(operation.operationId);
    await expect(first, operation.operationId).toHaveText(new RegExp(`HTTP Method: ${method}.*${path}$`));
  }
  expect([...hosts]).toEqual([new URL(app.url).host]);
});

test('an operation lists its refusals and idempotency key, and is tried in a chosen sandbox', async ({ page }) => {
  await page.goto('/docs/#tag/orders/payOrders');
  const operation = page.locator('section[id$="tag/orders/payOrders"]');
  await expect(operation.getByRole('row', { name: /wallet_frozen/ })).toBeVisible();
  await expect(operation.getByText('names the attempt')).toBeVisible();

  await page.getByLabel('Scenario').selectOption('frozen_wallet');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByText('Test requests go there')).toBeVisible();
  await operation.getByRole('button', { name: /Test Request/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /Send/ }).first().click();
  await expect(page.getByText('"wallet_frozen"')).toBeVisible();
});

test('on a phone a title stands below the bars, and a page is no wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/');
  const bar = page.locator('.t-doc__header');
  const version = page.locator('.introduction-section .section-content').first();
  await expect(version).toBeVisible();
  const distance = async () => {
    const [above, below] = [await bar.boundingBox(), await version.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(distance).toBeGreaterThan(0);
  await page.goto('/docs/#tag/codes');
  await expect(page.locator('section[id$="tag/codes"] table')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the page of states shows each diagram', async ({ page }) => {
  await page.goto('/docs/#tag/states');
  const pictures = page.locator('section[id$="tag/states"]').getByRole('img');
  await expect(pictures).toHaveCount(5);
  const widths = () =>
    pictures.evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 100));
  await expect.poll(widths).toEqual([true, true, true, true, true]);
});
