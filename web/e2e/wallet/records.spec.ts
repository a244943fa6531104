import type { Page } from '@playwright/test';
import { dollars } from '../fixtures/dollars.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { gotoAsCustomer, leads, openSheet } from '../fixtures/navigation.ts';
import { expect, test } from '../fixtures/test.ts';
import { billsOf, withdrawalsOf } from '../fixtures/withdrawals.ts';

test.use({ signedIn: true });

const rows = (page: Page) => page.getByRole('article').filter({ visible: true });

test('bills match the ledger to the cent, and the balance can be hidden @default', async ({ app, page, toasts }) => {
  const bills = await billsOf(app);
  await page.goto('/capitalRecord');
  await expect(rows(page).nth(4)).toBeVisible();
  for (const [index, { title, order, amount, balance_after }] of bills.slice(0, 5).entries()) {
    const row = rows(page).nth(index);
    // Without its number.
    await expect(row.getByRole('heading')).toHaveText(order?.shop_name ?? title.replace(/ \w\d+$/, ''));
    await expect(row.getByText(dollars(amount, 'signed'), { exact: true })).toBeVisible();
    await expect(row.getByText(`Balance after ${dollars(balance_after)}`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await expect(app.text('In $500.00')).toBeVisible();
  await expect(app.text('Out $760.00')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  await toasts.waitFor('Preparing the file');
  expect(download.suggestedFilename()).toMatch(/^meridian-bills-.*\.csv$/);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
  for (const [index, { id, title, amount, balance_after }] of bills.slice(0, 5).entries()) {
    const cells = lines[index + 1]?.split(',') ?? [];
    expect([cells[0], cells[3], cells[4], cells[5]]).toEqual([String(id), title, amount, balance_after]);
  }

  await page.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(page.getByText('$1,240.00')).toHaveCount(0);
  await expect(rows(page).first().getByText('Balance after ••••••')).toBeVisible();
  await page.goto('/withDraw');
  await page.getByLabel('Amount in dollars').fill('1190.01');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(app.text('This is more than your available balance')).toBeVisible();
  await expect(page.getByText('1,190.00')).toHaveCount(0);
  // The payment needs no visible balance; the eye button shows it, here and everywhere.
  await app.open('/payment?order=9001', '••••••');
  await expect(page.getByText('1,240')).toHaveCount(0);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Show the balance' })).toBeVisible();
  await expect(page.getByText('1,240')).toHaveCount(0);
});

test('the bills of a month share one card, each with its date in the customer’s time zone', async ({ openApp }) => {
  // 01:30 UTC is the day before in New York.
  const withdrawn = '-$62.70';
  for (const [timezoneId, day] of [
    ['Asia/Tokyo', 'Nov 18'],
    ['America/New_York', 'Nov 17'],
  ] as const) {
    const { page } = await openApp({ signedIn: true }, { timezoneId });
    await page.goto('/capitalRecord');
    await expect(page.getByRole('listitem').filter({ hasText: withdrawn })).toContainText(day);
    const months = page.getByRole('list', { name: 'Bills', exact: true }).getByRole('heading', { level: 3 });
    await expect(months.first()).toHaveText('November 2026');
    await expect(months.nth(1)).toHaveText('October 2026');
  }
});

test('bill filters are in the URL, and a bill leads to its source and back', async ({ app, page }) => {
  await page.goto('/capitalRecord');
  const sheet = await openSheet(page.getByRole('button', { name: 'Filter bills' }), 'Filter bills');
  await sheet.getByRole('button', { name: 'Withdrawal' }).click();
  await sheet.getByLabel('From').fill('2026-11-01');
  await sheet.getByRole('button', { name: 'Show bills' }).press('Enter');
  await expect(page).toHaveURL('/capitalRecord?type=withdrawal&from=2026-11-01');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await leads(page.getByRole('link', { name: 'Withdrawal' }), '/depositRecord?id=6101');
  await expect(page.getByRole('dialog').getByText('$62.70').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/capitalRecord?type=withdrawal&from=2026-11-01');
  await page.getByRole('button', { name: 'Withdrawal, remove filter' }).click();
  for (const [name, path] of [
    ['Trailhead Supply', '/orderInfo/9002'],
    ['Top-up', '/topUpRecord?id=6002'],
  ] as const) {
    await leads(rows(page).getByRole('link', { name }).first(), path);
    await page.goBack();
    await expect(rows(page).first()).toBeVisible();
  }
  await app.open('/capitalRecord?type=fee&direction=in', 'No bills match these filters.');
  await leads(page.getByRole('button', { name: 'Show all bills' }), '/capitalRecord');
});

test('[R4.03] [R3.11] withdrawals are filtered by audit result in the URL @default', async ({ app, page }) => {
  const withdrawals = await withdrawalsOf(app);
  await page.goto('/depositRecord');
  await expect(rows(page).nth(2)).toBeVisible();
  for (const [index, { amount }] of withdrawals.slice(0, 3).entries())
    await expect(rows(page).nth(index)).toContainText(dollars(amount));
  for (const [name, status] of [
    ['Refused', 2],
    ['Under review', 0],
    ['Approved', 1],
  ] as const) {
    await page.getByRole('button', { name: 'Filter withdrawals' }).click();
    await page.getByRole('dialog').getByText(name, { exact: true }).click();
    await page.getByRole('button', { name: 'Show withdrawals' }).press('Enter');
    await expect(page).toHaveURL(`/depositRecord?status=${status}`);
    await expect(rows(page).first()).toContainText(name);
  }
  await page.goto('/depositRecord?status=2');
  await expect(rows(page).first()).toContainText('The name on the card differs from the account');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Bank of Kyoto/ })
    .click();
  await expect(page).toHaveURL('/depositRecord?status=2&id=6103');
  const sheet = page.getByRole('dialog', { name: 'Withdrawal' });
  for (const words of ['$300.00', '-$4.50', '$295.50', 'W2611200019'])
    await expect(sheet.getByText(words).first()).toBeVisible();
  await expect(sheet.getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(sheet).toHaveCount(0);

  // A failed history shows an error, and loads on retry.
  app.faultProxy.intercept('/api/user/extract_log', { status: 500 });
  await page.goto('/depositRecord?status=1');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await app.tryAgain();
  await expect(rows(page).first()).toContainText('Approved');
});

test('[R3.08] top-ups are filtered by method and audit, and repeated', async ({ app, page }) => {
  await page.goto('/topUpRecord');
  await leads(page.getByRole('radiogroup', { name: 'Method' }).getByText('On-chain'), '/topUpRecord?method=onchain');
  await page.getByRole('button', { name: 'Filter top-ups' }).click();
  await page.getByRole('dialog').getByText('Refused', { exact: true }).click();
  await page.getByRole('button', { name: 'Show top-ups' }).press('Enter');
  await expect(page).toHaveURL('/topUpRecord?status=2&method=onchain');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).first()).toContainText('The transfer was not found');
  const sheet = await openSheet(rows(page).first().getByRole('button', { name: 'On-chain' }), 'Top-up');
  await expect(sheet.getByText('$99.00')).toBeVisible();
  await sheet.getByRole('button', { name: 'Enlarge picture 1 of 1' }).click();
  // In the viewer: the sheet has a thumbnail.
  await expect(page.getByRole('dialog', { name: 'Pictures' }).locator('img').last()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toHaveCount(0);
  // The form is prefilled so that the same amount arrives.
  await sheet.getByRole('link', { name: 'Top up again' }).click();
  await expect(page.getByRole('radio', { name: /^Tron/ })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: 'Valid until' })).toContainText('$99.00');
  await app.open('/topUpRecord?method=card&status=2', 'No top-ups match these filters.');
});

test('[R4.09] an export at the end of the session leaves the login’s message', async ({ app, page, toasts }) => {
  const releaseLogin = holdLogin(app.faultProxy);
  await gotoAsCustomer(page, '/capitalRecord');
  await app.control.addFault({ kind: 'unauthorized', on: 'exportBills', times: 1 });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await toasts.waitFor('Please log in first');
  releaseLogin();
  await expect(page.getByLabel('Account')).toBeVisible();
  expect(toasts.messages.filter((message) => message !== 'Please log in first')).toEqual([]);
});
