import { hurryTimeout, tapTwiceUnanswered } from '../fixtures/faults.ts';
import { holdLogin } from '../fixtures/hold-login.ts';
import { nextFrames } from '../fixtures/navigation.ts';
import { addProof } from '../fixtures/refunds.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseNetwork, outcome, rechargeBillsOf, reportButton, sumField, topUpsOf } from '../fixtures/top-up.ts';

test.use({ signedIn: true });

const ADDRESS = 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';
const HASH = '4f1c'.repeat(16);

test('[R3.08] an on-chain top-up is quoted, reported and credited once @default', async ({ app, page, faultProxy }) => {
  await page.goto('/walletTopUp');
  await chooseNetwork(page, /^Bitcoin/);
  const address = page.getByRole('region', { name: 'Address on Bitcoin' });
  await expect(address.getByRole('img', { name: 'QR code for the address on Bitcoin' })).toBeVisible();
  // Another network needs a new confirmation.
  await page.getByRole('radio', { name: /^Tron/ }).check();
  await expect(page.getByText('Confirm the network to see the address.')).toBeVisible();
  await chooseNetwork(page, /^Tron/);
  const tron = page.getByRole('region', { name: 'Address on Tron (TRC20)' });
  await expect(tron).toContainText('Confirmations20');
  await page.getByLabel('Check a pasted address').fill(ADDRESS.replace('js2X', 'js3X'));
  await expect(app.text('Do not send: the address is different from character 28 on.')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('3');
  await page.getByLabel('Check a pasted address').fill(` ${ADDRESS}\n`);
  await expect(app.text('The addresses match.')).toBeVisible();

  await sumField(page).fill('50');
  const coins = page.getByRole('button', { name: 'Copy USDT to send' });
  await expect(coins).toBeVisible();
  // While the quote of another amount is on its way, the coins of the amount before cannot be copied.
  const release = faultProxy.holdRequests('/api/user/recharge_quote');
  await sumField(page).fill('500');
  await expect(coins).toHaveCount(0);
  await expect(reportButton(page)).toHaveText('Submit top-up');
  release();
  await expect(page.getByText('500.000000')).toBeVisible();
  await expect(reportButton(page)).toHaveText('Submit top-up of $500.00');
  await page.getByText('You receive', { exact: true }).first().click();
  await expect(reportButton(page)).toHaveText('Submit top-up of $501.00');
  await expect(page.getByText('501.000000')).toBeVisible();
  await page.getByLabel('Transaction hash (optional)').fill(HASH);
  await addProof(page);
  await page.reload();
  await expect(reportButton(page)).toHaveText('Submit top-up of $501.00');
  await expect(tron).toBeVisible();
  // Restored last; without it, nothing would be sent.
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  // The session ends at the report: afterwards everything typed is restored, the picture too.
  await app.control.addFault({ kind: 'unauthorized', on: 'createRecharge', times: 1 });
  const releaseLogin = holdLogin(faultProxy);
  const lists = () => faultProxy.requestsTo('/api/user/getBlockchain').length;
  const before = lists();
  await reportButton(page).click();
  // Until the login has loaded, the screen stays as it is, and asks for nothing without a session.
  await app.toasts.waitFor('Please log in first');
  await nextFrames(page);
  expect(lists()).toBe(before);
  await expect(tron).toBeVisible();
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  releaseLogin();
  await expect(page.getByLabel('Account')).toBeVisible();
  await app.signIn();
  await expect(page.getByLabel('Transaction hash (optional)')).toHaveValue(HASH);
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toBeVisible();
  await reportButton(page).click();
  await expect(outcome(page, 'Your top-up is under review')).toBeVisible();
  expect(await topUpsOf(app)).toMatchObject([{ network: 'TRC20-USDT', amount: '501.00', status: 0 }]);
  await app.control.advance({ hours: 1 });
  await page.reload();
  await expect(outcome(page, 'Your balance is topped up')).toBeVisible();
  expect(await rechargeBillsOf(app)).toEqual(['500.00']);
});

test('the networks are requested once, even when the screen’s code is late', async ({ page, faultProxy }) => {
  const release = faultProxy.holdRequests(/^\/assets\/walletTopUp-.*js$/);
  const networks = page.waitForResponse(/getBlockchain/);
  await page.goto('/walletTopUp');
  await (await networks).finished();
  await nextFrames(page);
  // Three seconds old, however long the screen then takes to open.
  await page.clock.setFixedTime(Date.now() + 3000);
  release();
  await expect(page.getByRole('radio', { name: /^Tron/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(faultProxy.requestsTo('/api/user/getBlockchain')).toHaveLength(1);
});

test('[R5.11] on an insecure page, copying selects the address instead @default', async ({ app, page, faultProxy }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.goto('/walletTopUp');
  await chooseNetwork(page, /^Tron/);
  await page.getByRole('button', { name: 'Copy Wallet address' }).click();
  await app.toasts.waitFor('This operation is not supported by non-HTTPS protocol');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(ADDRESS);

  // The draft has the shown address: a changed one is flagged, and needs a new confirmation.
  const changed = 'TNewMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW';
  const answer = await app.context.request.get(`${app.url}/api/user/getBlockchain`, {
    headers: { token: 'demo-token-7f3a', 'accept-language': 'en' },
  });
  faultProxy.intercept('/api/user/getBlockchain', {
    status: 200,
    body: (await answer.text()).replaceAll(ADDRESS, changed),
  });
  await page.reload();
  await expect(page.getByText('Confirm the network to see the address.')).toBeVisible();
  await chooseNetwork(page, /^Tron/);
  await expect(app.text('This address has changed since your last visit.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the new address' }).click();
  await expect(page.getByText('This address has changed since your last visit.')).toHaveCount(0);
  // Without any blockchain network the method is closed.
  faultProxy.intercept('/api/user/getBlockchain', { addHeader: ['prefer', 'example=empty'] });
  await page.reload();
  await expect(app.text('You cannot top up this way right now.')).toBeVisible();
});

test('[R5.11] an address that cannot be read again is not shown', async ({ app, page, faultProxy }) => {
  await page.goto('/walletTopUp');
  await chooseNetwork(page, /^Tron/);
  const address = page.getByRole('region', { name: 'Address on Tron (TRC20)' });
  await expect(address).toBeVisible();
  faultProxy.intercept('/api/user/getBlockchain', { status: 403 });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(app.text('This section could not be shown.')).toBeVisible();
  await expect(address).toHaveCount(0);
  await app.tryAgain();
  await expect(address).toBeVisible();

  // Nor while the login loads, after another failure.
  faultProxy.intercept('/api/user/getBlockchain', { status: 403 });
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(address).toHaveCount(0);
  const releaseLogin = holdLogin(faultProxy);
  await app.control.addFault({ kind: 'unauthorized', on: 'listBlockchains', times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await app.toasts.waitFor('Please log in first');
  await nextFrames(page);
  await expect(address).toHaveCount(0);
  releaseLogin();
});

test('evidence already used for another top-up is refused at its field', async ({ app, page }) => {
  await app.control.scenario('evidence_already_used');
  await page.goto('/topUp?method=manual');
  await sumField(page).fill('50');
  await addProof(page);
  await reportButton(page).click();
  await expect(page.getByRole('group', { name: 'Proof of transfer' })).toContainText(
    'This proof was already used for another top-up',
  );
  await expect(sumField(page)).toHaveValue('50');
  expect(await topUpsOf(app)).toEqual([]);
});

test('[B5.15] a top-up reported by a double tap, without an answer, is made once @default', async ({ app, page }) => {
  await page.clock.install();
  await page.goto('/walletTopUp');
  await chooseNetwork(page, /^Tron/);
  await sumField(page).fill('75.25');
  await addProof(page);
  await expect(reportButton(page)).toHaveText('Submit top-up of $75.25');
  await app.control.addFault({ kind: 'commit-then-timeout', on: 'createRecharge', times: 1 });
  await tapTwiceUnanswered(app, '/api/user/recharge', reportButton(page));
  await hurryTimeout(app, '/api/user/recharge');
  await expect(outcome(page, 'Your top-up is under review')).toBeVisible();
  expect(await topUpsOf(app)).toMatchObject([{ amount: '75.25', status: 0 }]);
  await app.control.advance({ hours: 1 });
  expect(await rechargeBillsOf(app)).toEqual(['74.25']);
});
