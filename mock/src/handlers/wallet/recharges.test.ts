import { expect, test } from 'vitest';
import { keyOf, openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { MINUTE } from '../../world/clock.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

const evidence = DEMO_UPLOAD;
const manual = { method: 'manual' as const, amount: '200.00', evidence, idempotency_key: keyOf(1) };
const onchain = {
  method: 'onchain' as const,
  network: 'TRC20-USDT',
  address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW',
  amount: '101.00',
  evidence,
  idempotency_key: keyOf(2),
};

test('[R4.03] a top-up is audited two minutes later, and if passed credited once, less the fee', () => {
  const { call, advance, balance, demo } = openSandbox({ checkInvariants: true });
  const { id, ...reported } = call('createRecharge', { body: onchain });
  expect(reported).toMatchObject({ status: 0, fee: '1.00', arrival: null, audited_at: null });
  expect(balance().total).toBe('1240.00');
  advance(2 * MINUTE - 1);
  expect(balance().total).toBe('1240.00');
  advance(1);
  const [passed] = call('listRecharges', { query: { status: '1' } }).list;
  expect(passed).toMatchObject({ id, status: 1, arrival: '100.00', audited_at: '2026-11-20T10:02:00Z' });
  expect(balance()).toEqual({ available: '1290.00', pending: '50.00', total: '1340.00' });
  expect(call('listBills', { query: {} }).list[0]).toMatchObject({
    type: 'recharge',
    amount: '100.00',
    balance_after: '1340.00',
    source: { kind: 'recharge', id },
  });
  advance(10 * MINUTE);
  expect(demo.bills.filter(({ source }) => source.kind === 'recharge' && source.id === id)).toHaveLength(1);
  expect(demo.notifications.at(-1)?.title.en).toBe('Your top-up was approved');
});

test('a top-up refused by the audit moves no money and has the reason', () => {
  const { call, advance, balance, world } = openSandbox({ checkInvariants: true });
  world.policy.audits = 'refuse';
  const { id } = call('createRecharge', { body: manual });
  advance(2 * MINUTE);
  const [refused] = call('listRecharges', { query: { status: '2' } }).list;
  expect(refused).toMatchObject({ id, arrival: null, refuse_reason: 'The transfer was not found.' });
  expect(balance().total).toBe('1240.00');
});

test('coins sent to a foreign address are refused', () => {
  const { call, advance } = openSandbox({ checkInvariants: true });
  call('createRecharge', { body: { ...onchain, address: 'TGgHSR6kXNBszRUEHw51biwpQx9cZ4tzgX' } });
  advance(2 * MINUTE);
  expect(call('listRecharges', { query: { status: '2' } }).list[0]?.refuse_reason).toMatch(/not ours/);
});

test('the same key and body report one top-up, and another body is a conflict', () => {
  const { call, refusal, upload } = openSandbox({ checkInvariants: true });
  const first = call('createRecharge', { body: manual });
  expect(call('createRecharge', { body: manual })).toEqual(first);
  expect(refusal('createRecharge', { body: { ...manual, amount: '201.00' } }).name).toBe('idempotency_conflict');
  // A key belongs to one operation: another operation may use the same one.
  const other = { ...manual, evidence: upload(2), idempotency_key: keyOf(3) };
  expect(call('createRecharge', { body: other }).id).toBe(first.id + 1);
});

test('amounts outside the limits, unknown networks and invalid addresses are refused', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const low = { name: 'amount_out_of_range', details: { min: '10.00', max: '10000.00' } };
  expect(refusal('createRecharge', { body: { ...manual, amount: '9.99' } })).toEqual(low);
  expect(refusal('createRecharge', { body: { ...manual, amount: '10000.01' } })).toEqual(low);
  const erc20 = { ...onchain, network: 'ERC20-USDT', address: '0x6830ffe680e15abe6daf0267b88f082c88420d29' };
  expect(refusal('createRecharge', { body: { ...erc20, amount: '49.99' } }).details).toEqual({
    min: '50.00',
    max: '10000.00',
  });
  expect(call('createRecharge', { body: { ...erc20, amount: '50.00' } }).fee).toBe('5.00');
  for (const network of ['BSC', 'HECO', 'DOGE']) {
    const body = { ...onchain, network, idempotency_key: keyOf(9) };
    expect(refusal('createRecharge', { body }).name).toBe('network_unsupported');
  }
  expect(() => call('createRecharge', { body: { ...erc20, address: onchain.address } })).toThrow(/contract/);
});

test('networks, methods and the customer’s own reference are in the call’s language', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { list, refused } = call('listBlockchains', { language: 'zh-CN' });
  expect(list.map(({ network, address_changed_at }) => [network, address_changed_at])).toEqual([
    ['TRC20-USDT', null],
    ['ERC20-USDT', '2026-11-12T00:00:00Z'],
    ['BTC', null],
  ]);
  expect(refused.map(({ name }) => name)).toEqual(['BSC', 'HECO']);
  const methods = call('listRechargeMethods', { language: 'zh-CN' }).list;
  expect(methods.map(({ method, fee_text }) => [method, fee_text])).toEqual([
    ['manual', '免手续费'],
    ['card', '2%，最低 $0.30'],
    ['onchain', '网络手续费，以所选网络为准'],
  ]);
  expect(methods[0]?.payee?.reference).toBe('MRD-000001');
});
