import { toCents } from '@meridian/sdk/rules';
import { expect, test } from 'vitest';
import { keyOf, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

const trc20 = { network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' };
const evidence = DEMO_UPLOAD;

test('[R3.08] a top-up quote has fee and arrival and, on-chain, rate and coins', () => {
  const { call } = openSandbox({ checkInvariants: true });
  expect(call('quoteRecharge', { query: { method: 'card', amount: '100.00' } })).toMatchObject({
    fee: '2.00',
    arrival: '98.00',
    rule: '2% of the amount, at least $0.30',
    onchain: null,
    valid_until: '2026-11-20T10:30:00Z',
  });
  expect(call('quoteRecharge', { query: { method: 'card', amount: '10.00' } }).fee).toBe('0.30');
  expect(call('quoteRecharge', { query: { method: 'manual', amount: '100.00' } }).fee).toBe('0.00');
  const chain = { method: 'onchain', network: 'BTC', amount: '100.00' } as const;
  expect(call('quoteRecharge', { query: chain })).toMatchObject({
    network: 'BTC',
    fee: '4.00',
    rule: '$4.00 per top-up on this network',
    // 100 / 91250, rounded up: less would not suffice.
    onchain: { coin: 'BTC', rate: '91250.00', coin_amount: '0.00109590' },
  });
});

test('[R3.07] a quote can be requested by its arrival too, and both ways agree', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const bank = (asked: object) => call('quoteWithdrawal', { query: { type: 'bank', ...asked } });
  const { quote_id: _, ...byArrival } = bank({ arrival: '295.50' });
  const { quote_id: __, ...byAmount } = bank({ amount: '300.00' });
  expect(byArrival).toEqual(byAmount);
  for (const arrival of ['9.00', '61.70', '66.65', '777.77']) {
    const quote = bank({ arrival });
    expect(quote.arrival).toBe(arrival);
    expect(toCents(bank({ amount: quote.amount }).arrival)).toBe(toCents(arrival));
  }
  const card = call('quoteRecharge', { query: { method: 'card', arrival: '98.00' } });
  expect([card.amount, card.arrival]).toEqual(['100.00', '98.00']);
  const onchain = { type: 'onchain', network: 'BTC', arrival: '100.00' } as const;
  // 100 / 91250, rounded down: more is not due.
  expect(call('quoteWithdrawal', { query: onchain })).toMatchObject({
    amount: '101.00',
    onchain: { coin_amount: '0.00109589' },
  });
});

test('neither or both of amount and arrival, or on-chain without a network, is a malformed request', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const card = { method: 'card' } as const;
  expect(() => call('quoteRecharge', { query: card })).toThrow(/contract/);
  expect(() => call('quoteRecharge', { query: { ...card, amount: '20.00', arrival: '20.00' } })).toThrow(/contract/);
  expect(() => call('quoteRecharge', { query: { method: 'onchain', amount: '20.00' } })).toThrow(/contract/);
  expect(() => call('quoteWithdrawal', { query: { type: 'onchain', amount: '20.00' } })).toThrow(/contract/);
  const bsc = { amount: '20.00', network: 'BSC' };
  expect(refusal('quoteRecharge', { query: { method: 'onchain', ...bsc } }).name).toBe('network_unsupported');
  expect(refusal('quoteWithdrawal', { query: { type: 'onchain', ...bsc } }).name).toBe('network_unsupported');
  expect(refusal('quoteRecharge', { query: { method: 'onchain', network: 'BTC', amount: '49.99' } })).toEqual({
    name: 'amount_out_of_range',
    details: { min: '50.00', max: '10000.00' },
  });
});

test('a top-up with a quote keeps its fee and rate, and a quote is valid once and for its own request', () => {
  const { call, refusal, advance, upload } = openSandbox({ checkInvariants: true });
  const query = { method: 'onchain', network: trc20.network, arrival: '100.00' } as const;
  const quote = call('quoteRecharge', { query });
  const body = {
    ...trc20,
    method: 'onchain' as const,
    amount: quote.amount,
    evidence,
    quote_id: quote.quote_id,
    idempotency_key: keyOf(1),
  };
  expect(refusal('createRecharge', { body: { ...body, amount: '102.00' } }).name).toBe('quote_expired');
  const { amount, fee, expected_arrival, arrival, onchain, next_by } = call('createRecharge', { body });
  expect([amount, fee, expected_arrival, arrival]).toEqual(['101.00', '1.00', '100.00', null]);
  expect(onchain).toMatchObject({
    coin_amount: '101.000000',
    rate: '1.00',
    confirmations: 0,
    confirmations_needed: 20,
  });
  expect(next_by).toBe('2026-11-20T10:02:00Z');
  const again = { ...body, evidence: upload(2), idempotency_key: keyOf(2) };
  expect(refusal('createRecharge', { body: again }).name).toBe('quote_expired');

  const later = call('quoteRecharge', { query }).quote_id;
  advance(30 * MINUTE);
  expect(refusal('createRecharge', { body: { ...again, quote_id: later } }).name).toBe('quote_expired');
  // Coins already sent are accepted without a quote, at the current rate.
  const { quote_id: _, ...unquoted } = again;
  expect(call('createRecharge', { body: unquoted }).fee).toBe('1.00');
});

test('an on-chain withdrawal needs a quote for its own network', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const quote = (network: string) =>
    call('quoteWithdrawal', { query: { type: 'onchain', network, amount: '50.00' } }).quote_id;
  const body = { payee_id: 6302, amount: '50.00', pay_code: PAY_CODE, idempotency_key: keyOf(1) };
  expect(refusal('createWithdrawal', { body: { ...body, quote_id: quote('BTC') } }).name).toBe('quote_expired');
  expect(call('createWithdrawal', { body: { ...body, quote_id: quote('TRC20-USDT') } })).toMatchObject({
    payee_id: 6302,
    onchain: { coin: 'USDT', coin_amount: '49.000000', tx_hash: null, confirmations: 0, explorer_url: null },
  });
});

test('a closed method or type is listed as closed and refuses quotes and orders', () => {
  const { call, refusal, world } = openSandbox({ checkInvariants: true });
  const { quote_id } = call('quoteWithdrawal', { query: { type: 'bank', amount: '20.00' } });
  world.policy.closedRecharges = ['card', 'onchain'];
  world.policy.closedWithdrawals = ['bank'];
  const open = call('listRechargeMethods', {}).list.map(({ method, enabled }) => [method, enabled]);
  expect(open).toEqual([
    ['manual', true],
    ['card', false],
    ['onchain', false],
  ]);
  expect(call('getWithdrawalInfo', {}).types.map(({ enabled }) => enabled)).toEqual([false, true]);
  const names = [
    refusal('quoteRecharge', { query: { method: 'card', amount: '20.00' } }),
    refusal('createRecharge', {
      body: { ...trc20, method: 'onchain', amount: '20.00', evidence, idempotency_key: keyOf(1) },
    }),
    refusal('quoteWithdrawal', { query: { type: 'bank', amount: '20.00' } }),
    refusal('createWithdrawal', {
      body: { payee_id: 6301, amount: '20.00', quote_id, pay_code: PAY_CODE, idempotency_key: keyOf(1) },
    }),
  ].map(({ name }) => name);
  expect(names).toEqual(['method_closed', 'method_closed', 'method_closed', 'method_closed']);
});
