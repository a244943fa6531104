import { expect, test } from 'vitest';
import { keyOf, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';

test('a withdrawal under audit is cancelled: the whole amount is available again, without a bill', () => {
  const { call, refusal, balance, advance, demo } = openSandbox({ checkInvariants: true });
  const bills = demo.bills.length;
  expect(call('getWithdrawal', { query: { withdrawal_id: 6102 } })).toMatchObject({
    status: 0,
    allowed_actions: ['cancel'],
  });
  const cancelled = call('cancelWithdrawal', { body: { withdrawal_id: 6102 } });
  expect(cancelled).toMatchObject({
    status: -1,
    cancelled_at: '2026-11-20T10:00:00Z',
    audited_at: null,
    next_by: null,
    allowed_actions: [],
  });
  expect(cancelled.timeline.map(({ event }) => event)).toEqual(['submitted', 'cancelled']);
  expect(balance()).toEqual({ available: '1240.00', pending: '0.00', total: '1240.00' });
  expect(refusal('cancelWithdrawal', { body: { withdrawal_id: 6102 } })).toEqual({
    name: 'withdrawal_state_changed',
    details: { withdrawal_id: 6102, status: -1 },
  });
  // The pending audit no longer happens.
  advance(24 * 60 * MINUTE);
  expect(call('getWithdrawal', { query: { withdrawal_id: 6102 } })).toEqual(cancelled);
  expect(call('listWithdrawals', { query: { status: '-1' } }).list).toEqual([cancelled]);
  // The top-up under audit has passed in the meantime; nothing else has changed.
  expect(demo.bills).toHaveLength(bills + 1);
});

test('an audited withdrawal cannot be cancelled, and another customer’s is not found', () => {
  const { call, refusal, newcomer, demo } = openSandbox({ checkInvariants: true });
  demo.walletFrozen = true;
  expect(refusal('cancelWithdrawal', { body: { withdrawal_id: 6101 } }).details).toEqual({
    withdrawal_id: 6101,
    status: 1,
  });
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  for (const id of [6102, 9999]) {
    expect(refusal('cancelWithdrawal', { token, body: { withdrawal_id: id } }).name).toBe('withdrawal_not_found');
    expect(refusal('getWithdrawal', { token, query: { withdrawal_id: id } }).name).toBe('withdrawal_not_found');
    expect(refusal('getRecharge', { token, query: { recharge_id: id } }).name).toBe('recharge_not_found');
  }
  // A frozen wallet blocks withdrawals, but cancelling one withdraws nothing.
  expect(call('cancelWithdrawal', { body: { withdrawal_id: 6102 } }).status).toBe(-1);
});

test('a record in a list equals the record read alone, with its steps', () => {
  const { call } = openSandbox({ checkInvariants: true });
  for (const one of call('listRecharges', { query: { limit: 50 } }).list)
    expect(call('getRecharge', { query: { recharge_id: one.id } })).toEqual(one);
  for (const one of call('listWithdrawals', { query: { limit: 50 } }).list)
    expect(call('getWithdrawal', { query: { withdrawal_id: one.id } })).toEqual(one);
  expect(call('getRecharge', { query: { recharge_id: 6002 } }).timeline).toEqual([
    { event: 'submitted', at: '2026-11-16T08:30:00Z' },
    { event: 'passed', at: '2026-11-16T09:20:00Z' },
  ]);
  expect(call('listWithdrawals', { query: { type: 'onchain' } }).list.map(({ id }) => id)).toEqual([6102]);
});

test('coins paid out get a transaction, whose confirmations grow with time', () => {
  const { call, advance } = openSandbox({ checkInvariants: true });
  const query = { type: 'onchain', network: 'TRC20-USDT', amount: '50.00' } as const;
  const { quote_id } = call('quoteWithdrawal', { query });
  const rest = { amount: '50.00', quote_id, pay_code: PAY_CODE, idempotency_key: keyOf(1) };
  const { id } = call('createWithdrawal', { body: { payee_id: 6302, ...rest } });
  const onchain = () => call('getWithdrawal', { query: { withdrawal_id: id } }).onchain;
  expect(onchain()).toMatchObject({ tx_hash: null, confirmations: 0, explorer_url: null });
  advance(5 * MINUTE);
  const sent = onchain();
  expect(sent).toMatchObject({ confirmations: 0, explorer_url: `https://tronscan.org/#/transaction/${sent?.tx_hash}` });
  advance(MINUTE);
  expect(onchain()?.confirmations).toBe(4);
  advance(60 * MINUTE);
  expect(onchain()).toEqual({ ...sent, confirmations: 20 });
});

test('confirmations of incoming coins grow until the audit, and without a transaction stay at zero', () => {
  const { call, advance, upload } = openSandbox({ checkInvariants: true });
  const body = {
    method: 'onchain' as const,
    network: 'TRC20-USDT',
    address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW',
    amount: '50.00',
  };
  const known = { ...body, evidence: upload(1), tx_hash: 'ab'.repeat(32), idempotency_key: keyOf(1) };
  const { id } = call('createRecharge', { body: known });
  const other = call('createRecharge', {
    body: { ...body, evidence: upload(2), idempotency_key: keyOf(2) },
  }).id;
  const seen = (one: number) => call('getRecharge', { query: { recharge_id: one } }).onchain?.confirmations;
  expect([seen(id), seen(other)]).toEqual([0, 0]);
  advance(MINUTE);
  expect([seen(id), seen(other)]).toEqual([10, 0]);
  advance(MINUTE);
  expect([seen(id), seen(other)]).toEqual([20, 20]);
  expect(call('getRecharge', { query: { recharge_id: other } }).onchain?.tx_hash).toMatch(/^[0-9a-f]{64}$/);
});
