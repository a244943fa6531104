import { afterAll, describe, expect, test } from 'vitest';
import { LONG } from '../src/run/sandbox-run.testing.ts';
import { runRespect } from './beside/respect.ts';
import { defects } from './defects/defects.ts';
import { startBrokenMock } from './defects/start-broken-mock.ts';

const server = await startBrokenMock();
afterAll(() => server.close());

test('the workflows of the contract run without a failure', { timeout: LONG }, async () => {
  server.become(undefined);
  const { workflows, steps, failed } = await runRespect(server.url);
  expect(failed).toEqual([]);
  expect(workflows).toBeGreaterThanOrEqual(20);
  expect(steps).toBeGreaterThan(workflows);
});

/** Defects that a customer's journey meets, and the step that meets them. */
const met = {
  'money-one-decimal': 'cart-getCart',
  'money-separators': 'pay-out-getWithdrawalInfo',
  'money-total-without-freight': 'buy-and-pay-getOrder',
  'money-balance-does-not-follow': 'buy-and-pay-listBills',
  'money-paid-twice': 'buy-and-pay-listBills',
  'money-halves-of-the-balance': 'pay-out-getWithdrawalInfo',
  'checkout-keeps-the-bag': 'buy-from-the-bag-getCart',
  'checkout-one-piece-of-each': 'buy-from-the-bag-createOrder',
  'idempotency-cart-adds-twice': 'cart-repeated',
  'idempotency-orders-twice': 'buy-and-pay-repeated-order',
  'idempotency-address-twice': 'address-repeated',
  'idempotency-repeat-conflicts': 'refund-repeated',
  'idempotency-like-is-a-switch': 'favourites-repeated',
  'cache-product-keeps-like': 'favourites-after',
  'cache-shop-keeps-follow': 'followed-shops-after',
  'cache-addresses-keep': 'address-with-default',
  'state-pays-without-code': 'buy-and-pay-wrong-code',
  'state-price-not-compared': 'price-changed-createOrder',
  'state-cancels-nothing': 'pay-out-twice',
  'state-version-ignored': 'profile-older',
  'state-marks-forgotten': 'notifications-read',
  'security-token-after-logout': 'register-signed-out',
} as const;

/** Each takes Respect 10 s: by default every fourth. */
const chosen = Object.entries(met).filter((_, at) => process.env['CONFORMANCE_DEFECTS'] === 'all' || at % 4 === 0);

describe('stock Respect names the step that meets the defect', () => {
  test.each(chosen)('%s: %s', { timeout: LONG }, async (id, step) => {
    const defect = defects.find((one) => one.id === id);
    expect(defect, `${id} is a defect`).toBeDefined();
    server.become(defect);
    const { failed } = await runRespect(server.url, [step]);
    expect(failed).toEqual([expect.stringMatching(`^${step}: `)]);
  });
});
