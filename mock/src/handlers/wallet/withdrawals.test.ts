import { expect, test } from 'vitest';
import { keyOf, openSandbox, PAY_CODE, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { DAY, MINUTE } from '../../world/clock.ts';

/** The demo customer's card and address. */
const [CARD, ADDRESS] = [6301, 6302];

const quoted = ({ call }: TestSandbox, type: 'bank' | 'onchain', amount: string) =>
  call('quoteWithdrawal', { query: { type, amount } }).quote_id;
const toBank = (sandbox: TestSandbox, amount: string, key = 1) => ({
  payee_id: CARD,
  amount,
  quote_id: quoted(sandbox, 'bank', amount),
  pay_code: PAY_CODE,
  idempotency_key: keyOf(key),
});

test('a quote has fee and arrival: 1.5 per cent, at least 1.00, to a card, and 1.00 on-chain', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const quote = (type: 'bank' | 'onchain', amount: string) =>
    call('quoteWithdrawal', { query: { type, amount, network: 'TRC20-USDT' } });
  expect(quote('bank', '300.00')).toMatchObject({
    fee: '4.50',
    arrival: '295.50',
    valid_until: '2026-11-20T10:10:00Z',
  });
  expect(quote('bank', '62.70')).toMatchObject({ fee: '1.00', arrival: '61.70' });
  expect(quote('onchain', '1000.00')).toMatchObject({ fee: '1.00', rule: '$1.00 per withdrawal' });
});

test('[R4.03] an amount is held, and taken with one bill when the audit passes', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, balance, demo } = sandbox;
  const { id, ...held } = call('createWithdrawal', { body: toBank(sandbox, '300.00') });
  expect(held).toMatchObject({ status: 0, fee: '4.50', arrival: '295.50', bank_card_number: '**** 2093' });
  expect(balance()).toEqual({ available: '890.00', pending: '350.00', total: '1240.00' });
  advance(5 * MINUTE);
  expect(balance()).toEqual({ available: '890.00', pending: '50.00', total: '940.00' });
  expect(call('listBills', { query: {} }).list[0]).toMatchObject({
    amount: '-300.00',
    source: { kind: 'withdrawal', id },
  });
  const [passed] = call('listWithdrawals', { query: { status: '1' } }).list;
  expect(passed).toMatchObject({ id, audited_at: '2026-11-20T10:05:00Z' });
  expect(demo.notifications.at(-1)?.text.en).toMatch(/295\.50/);
});

test('an amount refused by the audit is available again, without a bill', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, advance, balance, world, demo } = sandbox;
  world.policy.audits = 'refuse';
  const bills = demo.bills.length;
  call('createWithdrawal', { body: toBank(sandbox, '300.00') });
  advance(5 * MINUTE);
  expect(balance()).toEqual({ available: '1190.00', pending: '50.00', total: '1240.00' });
  expect([demo.bills.length, call('listWithdrawals', { query: { status: '2' } }).list[0]?.amount]).toEqual([
    bills,
    '300.00',
  ]);
});

test('refusals come in the order of the contract', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, demo, world, advance } = sandbox;
  const first = toBank(sandbox, '20.00');
  call('createWithdrawal', { body: first });
  demo.walletFrozen = true;
  demo.payCode = null;
  const name = (body: Parameters<typeof refusal<'createWithdrawal'>>[1]['body']) =>
    refusal('createWithdrawal', { body }).name;
  const wrong = { quote_id: keyOf(99), pay_code: '135790', idempotency_key: keyOf(2) };
  const payee = { ...wrong, payee_id: 999, amount: '1.00' };

  expect(name({ ...first, amount: '21.00' })).toBe('idempotency_conflict');
  expect(name(payee)).toBe('wallet_frozen');
  demo.walletFrozen = false;
  expect(name(payee)).toBe('pay_code_not_set');
  demo.payCode = PAY_CODE;
  for (let tries = 0; tries < 5; tries += 1) expect(name(payee)).toBe('pay_code_wrong');
  expect(name({ ...payee, pay_code: PAY_CODE })).toBe('pay_code_locked');
  advance(15 * MINUTE);
  expect(name({ ...payee, pay_code: PAY_CODE })).toBe('payee_not_found');
  const saved = { ...payee, payee_id: CARD, pay_code: PAY_CODE };
  expect(refusal('createWithdrawal', { body: saved }).details).toEqual({ min: '10.00', max: '10000.00' });
  expect(name({ ...saved, amount: '5000.00' })).toBe('quote_expired');
  const dear = {
    id: keyOf(98),
    type: 'bank' as const,
    network: null,
    rate: null,
    amount: 500_000,
    fee: 7_500,
    validUntil: world.epoch + DAY,
  };
  demo.quotes.push(dear);
  expect(refusal('createWithdrawal', { body: { ...saved, amount: '5000.00', quote_id: dear.id } })).toEqual({
    name: 'balance_insufficient',
    details: { available: '1170.00', shortfall: '3830.00' },
  });
});

test('a quote is valid once, for ten minutes, for its own type and amount', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const { call, refusal, advance } = sandbox;
  const body = toBank(sandbox, '100.00');
  const name = (changed: Partial<typeof body>) => refusal('createWithdrawal', { body: { ...body, ...changed } }).name;
  expect(name({ amount: '100.01' })).toBe('quote_expired');
  expect(name({ payee_id: ADDRESS })).toBe('quote_expired');
  call('createWithdrawal', { body });
  expect(name({ idempotency_key: keyOf(2) })).toBe('quote_expired');
  const later = toBank(sandbox, '100.00', 3);
  advance(10 * MINUTE);
  expect(refusal('createWithdrawal', { body: later }).name).toBe('quote_expired');
});

test('a repeat with the same key holds the amount once', () => {
  const sandbox = openSandbox({ checkInvariants: true });
  const body = toBank(sandbox, '100.00');
  const held = sandbox.call('createWithdrawal', { body });
  expect(sandbox.call('createWithdrawal', { body })).toEqual(held);
  expect(sandbox.balance().pending).toBe('150.00');
  expect(JSON.stringify(sandbox.demo.idempotency)).not.toMatch(/246810|6210984402932093/);
});
