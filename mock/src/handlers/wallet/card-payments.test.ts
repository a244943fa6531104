import { expect, test } from 'vitest';
import { keyOf, openSandbox, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';

const bodyOf = ({ call }: TestSandbox, number = 1) => ({
  amount: '100.00',
  quote_id: call('quoteRecharge', { query: { method: 'card', amount: '100.00' } }).quote_id,
  return_url: 'https://meridian.shop/cardTopUp',
  idempotency_key: keyOf(number),
});

test.each([
  'https://meridian.shop.evil.example/',
  'https://meridian.shop@evil.example/',
  'https://user:secret@meridian.shop/',
  'http://meridian.shop/',
  'https://meridian.shop:8443/',
  'https://localhost.evil.example/',
  'https://evil.example/?https://meridian.shop/',
])('customers are not sent back to %s', (return_url) => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { name } = sandbox.refusal('createCardPayment', { body: { ...bodyOf(sandbox), return_url } });
  expect(name).toBe('return_address_refused');
  expect(sandbox.demo.cardPayments).toEqual([]);
});

test.each([
  'https://meridian.shop/a?b=1#c',
  'http://localhost:5173/cardTopUp',
  'http://127.0.0.1:4010/',
  'http://[::1]:4010/',
])('customers are sent back to %s', (return_url) => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call } = sandbox;
  expect(call('createCardPayment', { body: { ...bodyOf(sandbox), return_url } }).status).toBe('pending');
});

test('[B5.19] a payment is found by its id or by the key that began it, and by one of them alone', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal } = sandbox;
  const idempotency_key = keyOf(1);
  expect(refusal('getCardPayment', { query: { idempotency_key } }).name).toBe('card_payment_not_found');
  const { id } = call('createCardPayment', { body: bodyOf(sandbox) });
  expect(call('getCardPayment', { query: { idempotency_key } }).id).toBe(id);
  expect(call('getCardPayment', { query: { card_payment_id: id } }).id).toBe(id);
  for (const query of [{}, { card_payment_id: id, idempotency_key }])
    expect(() => call('getCardPayment', { query })).toThrow(expect.objectContaining({ status: 422 }));
});

test('a repeat with the same key starts no second payment, and another body is a conflict', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, demo } = sandbox;
  const body = bodyOf(sandbox);
  const begun = call('createCardPayment', { body });
  expect(call('createCardPayment', { body })).toEqual(begun);
  expect(demo.cardPayments).toHaveLength(1);
  const other = { ...body, return_url: 'http://localhost:4010/' };
  expect(refusal('createCardPayment', { body: other }).name).toBe('idempotency_conflict');
});

test('the quote must be for card and this amount, unexpired and unused; limits and a closed method come first', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, advance, world } = sandbox;
  const body = bodyOf(sandbox);
  const name = (changed: Partial<typeof body>) => refusal('createCardPayment', { body: { ...body, ...changed } }).name;
  const manual = call('quoteRecharge', { query: { method: 'manual', amount: '100.00' } }).quote_id;
  expect([name({ amount: '100.01' }), name({ quote_id: manual })]).toEqual(['quote_expired', 'quote_expired']);
  expect(refusal('createCardPayment', { body: { ...body, amount: '2000.01' } }).details).toEqual({
    min: '10.00',
    max: '2000.00',
  });
  world.policy.closedRecharges = ['card'];
  expect(name({ amount: '2000.01' })).toBe('method_closed');
  world.policy.closedRecharges = [];
  call('createCardPayment', { body });
  expect(name({ idempotency_key: keyOf(2) })).toBe('quote_expired');
  const later = bodyOf(sandbox, 3);
  advance(30 * MINUTE);
  expect(refusal('createCardPayment', { body: later }).name).toBe('quote_expired');
});

test('an unknown outcome fails if audits refuse, and another customer’s payment is not found', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, newcomer, demo, advance, world } = sandbox;
  const { id } = call('createCardPayment', { body: bodyOf(sandbox) });
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  expect(refusal('getCardPayment', { token, query: { card_payment_id: id } }).name).toBe('card_payment_not_found');
  world.policy.audits = 'refuse';
  const [payment] = demo.cardPayments;
  if (payment) Object.assign(payment, { status: 'unknown' });
  advance(30 * MINUTE);
  expect(call('getCardPayment', { query: { card_payment_id: id }, language: 'zh-CN' })).toMatchObject({
    status: 'failed',
    failure_reason: '银行卡被拒',
  });
});
