import type { Page } from '@playwright/test';
import { TOKEN } from '../fixtures/app.ts';
import { axeViolations, themes } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepToasts } from '../fixtures/toasts.ts';

const PARTS = ['requests', 'scenarios', 'sandboxes', 'faults', 'policies', 'time', 'outbox', 'world'];

/** Calls the API from the page, in its sandbox. */
const send = (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([token, how, where, what]) => {
      const headers = { token, 'accept-language': 'en', 'content-type': 'application/json' };
      await fetch(where, { method: how, headers, ...(what !== undefined && { body: what }) }).catch(() => undefined);
    },
    [TOKEN, method, path, body && JSON.stringify(body)] as const,
  );

const callOf = (page: Page, operation: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: operation }) });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const open = async (page: Page, part: string) => {
  await page.goto(`/__mock/#${part}`);
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
};

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepToasts(page);
});

test('a call is found by its violations and outcome, shown in full, copied and sent again', async ({ page }) => {
  await open(page, 'requests');
  await send(page, 'GET', '/api/cart/list');
  await send(page, 'POST', '/api/user/verify_pay', { pay_code: '999999' });
  await send(page, 'POST', '/api/order/pay', { order_ids: 'all' });
  await callOf(page, 'payOrders')
    .getByRole('button', { name: /3 violations/ })
    .click();
  await expect(
    page.getByText(/order_ids must be an array openapi\/components\/schemas\/PayOrdersBody\.yaml:\d+/),
  ).toBeVisible();
  await page.getByLabel('Only violations').check();
  await expect(callOf(page, 'getCart')).toBeHidden();
  await page.getByLabel('Only violations').uncheck();
  await page.getByLabel('Outcome').selectOption('pay_code_wrong');
  await expect(callOf(page, 'payOrders')).toBeHidden();
  const call = callOf(page, 'verifyPayCode');
  await call.getByRole('button', { name: 'verifyPayCode' }).click();
  await expect(call.getByRole('region', { name: 'Request' })).toContainText('"pay_code": "999999"');
  await expect(call.getByRole('region', { name: 'Answer' })).toContainText('"reason": "pay_code_wrong"');
  await call.getByRole('button', { name: 'Copy as curl' }).click();
  await expect.poll(() => copied(page)).toContain('curl -X POST');
  await call.getByRole('button', { name: 'Copy as SDK call' }).click();
  await expect.poll(() => copied(page)).toContain("client.call('verifyPayCode'");

  await call.getByRole('button', { name: 'Send again' }).click();
  await expect(callOf(page, 'verifyPayCode')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'In the reference' })).toHaveAttribute(
    'href',
    '/docs/?operation=verifyPayCode',
  );
});

test('a saved world is opened, and the calls of a HAR file are sent again', async ({ page }, testInfo) => {
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    const file = testInfo.outputPath((await download).suggestedFilename());
    await (await download).saveAs(file);
    return file;
  };
  await open(page, 'time');
  const world = await save('Save the world as a file');
  await page.getByRole('link', { name: 'Requests' }).click();
  await send(page, 'POST', '/api/order/cancel', { order_id: 9001 });
  await expect(callOf(page, 'cancelOrder')).toContainText('ok');
  const recording = await save('Save as HAR');

  await page.getByRole('link', { name: 'Time and snapshots' }).click();
  await page.getByLabel('Open a saved world').setInputFiles(world);
  await expect(page.getByRole('status')).toContainText('As it was in');
  await page.getByRole('link', { name: 'Requests' }).click();
  await page.getByText('Send a recording again').click();
  await page.getByLabel('HAR file').setInputFiles(recording);
  const found = page.getByRole('region', { name: 'Sent again' });
  await expect(found).toHaveText('1 call sent again, 0 answered otherwise than recorded.');
  await page.getByLabel('Signed in as').selectOption('demo@meridian.shop');
  await page.getByLabel('HAR file').setInputFiles(recording);
  await expect(found).toContainText('1 answered otherwise');
  await expect(found.getByRole('listitem')).toContainText('ok then, order_state_changed now');
});

test('a scenario is found by search, and the sandbox starts in it', async ({ page }) => {
  await open(page, 'scenarios');
  await page.getByLabel('Search').fill('frozen');
  await page.getByRole('region', { name: 'Accounts' }).getByRole('button', { name: 'frozen_wallet' }).click();
  await expect(page.getByRole('button', { name: 'frozen_wallet' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Sandboxes' }).click();
  const demo = page.getByRole('listitem').filter({ hasText: 'demo@meridian.shop' });
  await expect(demo.getByText('frozen wallet')).toBeVisible();
  await page.getByRole('link', { name: 'Scenarios' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('banner')).toContainText('ordinary');
});

test('the shop opens as the chosen customer, and another sandbox is entered', async ({ page, context }) => {
  await open(page, 'sandboxes');
  const shop = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open the shop as grace@meridian.shop' }).click();
  const tab = await shop;
  // A load under way would interrupt the next one.
  await expect(tab).toHaveURL('/home');
  await tab.goto('/profile');
  await expect(tab.getByText('Grace').first()).toBeVisible();
  await page.getByRole('button', { name: 'Password of grace@meridian.shop' }).click();
  await expect.poll(() => copied(page)).toBe('grace-mail-only');

  await page.getByLabel('Name', { exact: true }).fill('second-world');
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Customers of second-world' })).toBeVisible();
});

test('faults strike while they are on, and each is turned off on its own', async ({ page }) => {
  await open(page, 'faults');
  for (const [kind, on] of [
    ['unavailable', 'getCart'],
    ['error', 'getHome'],
  ] as const) {
    await page.getByRole('combobox', { name: 'What', exact: true }).selectOption(kind);
    await page.getByRole('combobox', { name: 'On', exact: true }).selectOption(on);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('button', { name: `Turn off ${kind} on ${on}` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Turn off error on getHome' }).click();
  await expect(page.getByRole('button', { name: /^Turn off/ })).toHaveCount(1);
  await send(page, 'GET', '/api/cart/list');
  await page.getByRole('link', { name: 'Requests' }).click();
  await expect(callOf(page, 'getCart')).toContainText('unavailable');
});

test('policies, the clock and snapshots are set while the world keeps running', async ({ page }) => {
  await open(page, 'policies');
  await page.getByRole('group', { name: 'What shops do with a refund' }).getByLabel('refuse').click();
  await expect(page.getByRole('status')).toHaveText('Decided');
  await page.getByRole('group', { name: 'Ways to top up that are closed' }).getByLabel('card').click();
  await expect(page.getByRole('group', { name: 'Ways to top up that are closed' }).getByLabel('card')).toBeChecked();
  await page.reload();
  await expect(page.getByRole('group', { name: 'What shops do with a refund' }).getByLabel('refuse')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Ways to top up that are closed' }).getByLabel('card')).toBeChecked();

  await page.getByRole('link', { name: 'Time and snapshots' }).click();
  await page.getByLabel('Name').fill('before');
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: '+ 10 days' }).click();
  await expect(page.getByRole('banner')).toContainText('2026-11-30');
  await page.getByLabel('How long').fill('2');
  await page.getByRole('button', { name: 'Put forward' }).click();
  await expect(page.getByRole('banner')).toContainText('2026-12-02');
  await page.getByRole('button', { name: 'Go back to before' }).click();
  await expect(page.getByRole('banner')).toContainText('2026-11-20');
});

test('the code in an outbox message is copied with one click', async ({ page, control }) => {
  await open(page, 'outbox');
  await expect(page.getByText('Nothing was sent yet.')).toBeVisible();
  await send(page, 'POST', '/api/common/send_code', { event: 'reset', channel: 'email', to: 'demo@meridian.shop' });
  const button = page.getByRole('button', { name: /^\d{6}, copy it$/ });
  await button.click();
  await expect(page.getByRole('status')).toHaveText('The code copied');
  const [message] = await control.outbox();
  const code = await copied(page);
  expect(code).toMatch(/^\d{6}$/);
  expect(message?.text).toContain(code);
});

test('the world is edited in place, and an invalid value is refused with the reason', async ({ page }) => {
  await open(page, 'world');
  await page.getByLabel('Balance of demo@meridian.shop in dollars').fill('5000');
  await page.getByRole('button', { name: 'Save the balance of demo@meridian.shop' }).click();
  await expect(page.getByRole('status')).toHaveText('body.balance should be an amount such as "129.90", not "5000"');
  await page.getByLabel('Balance of demo@meridian.shop in dollars').fill('5000.00');
  await page.getByRole('button', { name: 'Save the balance of demo@meridian.shop' }).click();
  await expect(page.getByRole('status')).toHaveText('demo@meridian.shop has 5000.00');

  await page.getByLabel('Search').fill('9001');
  // Until then the rows move under the pointer.
  await expect(page.getByText('No product is found.')).toBeVisible();
  await page.getByRole('button', { name: 'pay order 9001' }).click();
  await page.getByRole('button', { name: 'ship order 9001' }).click();
  await expect(page.getByRole('button', { name: 'receive order 9001' })).toBeVisible();

  await page.getByLabel('Search').fill('aria 2');
  const sku = page.getByRole('form', { name: 'Specification 1011' });
  await sku.getByLabel('Stock').fill('0');
  await sku.getByLabel('Price').fill('99.00');
  await sku.getByRole('button', { name: 'Save specification 1011' }).click();
  await expect(page.getByRole('status')).toContainText('is changed');
});

test('every part of the console is accessible, and fits from 390 to 1440 pixels', async ({ page, control }) => {
  // Each of eight parts is a reload and two runs of axe.
  test.slow();
  await control.addFault({ kind: 'latency', on: 'getHome' });
  await open(page, 'requests');
  await send(page, 'POST', '/api/order/pay', { order_ids: 'all' });
  await callOf(page, 'payOrders').getByRole('button', { name: 'payOrders' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
  for (const part of PARTS) {
    if (part !== 'requests') await page.goto(`/__mock/#${part}`);
    await expect(page.locator(`nav a[href="#${part}"]`)).toHaveAttribute('aria-current', 'page');
    for (const [theme, rules] of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect.poll(() => axeViolations(page, rules), `${part}, ${theme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.locator(`nav a[href="#${part}"]`)).toBeInViewport();
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${part} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
