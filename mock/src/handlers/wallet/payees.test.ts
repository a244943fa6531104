import { expect, test } from 'vitest';
import { keyOf, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';
import { DAY } from '../../world/clock.ts';

const card = {
  type: 'bank',
  bank_card_number: '4902170055884417',
  bank_name: 'Bank of Kyoto',
  card_holder: 'MEI TANAKA',
} as const;

test('[B4.12] a payee is added by step-up, masked, and usable a day later', () => {
  const { call, refusal, stepUp, advance, world } = openSandbox({ checkInvariants: true });
  const added = call('addPayee', { body: { ...card, step_up: stepUp() } });
  expect(added).toMatchObject({
    type: 'bank',
    label: 'Bank of Kyoto **** 4417',
    usable_from: '2026-11-21T10:00:00Z',
    last_used_at: null,
  });
  expect(world.outbox.map(({ to, text }) => [to, text.en])).toEqual([
    ['demo@meridian.shop', expect.stringContaining('Bank of Kyoto **** 4417')],
    ['+819012345678', expect.stringContaining('Bank of Kyoto **** 4417')],
  ]);
  const withdrawal = () => ({
    body: {
      payee_id: added.id,
      amount: '20.00',
      quote_id: call('quoteWithdrawal', { query: { type: 'bank', amount: '20.00' } }).quote_id,
      pay_code: PAY_CODE,
      idempotency_key: keyOf(1),
    },
  });
  expect(refusal('createWithdrawal', withdrawal())).toEqual({
    name: 'payee_not_usable_yet',
    details: { usable_from: '2026-11-21T10:00:00Z', server_time: '2026-11-20T10:00:00Z' },
  });
  advance(DAY);
  const held = call('createWithdrawal', withdrawal());
  expect(held).toMatchObject({ type: 'bank', bank_card_number: '**** 4417', bank_name: 'Bank of Kyoto' });
  expect(call('getWithdrawalInfo', {}).payees[0]).toEqual({ ...added, last_used_at: '2026-11-21T10:00:00Z' });
  expect(call('deletePayee', { body: { payee_id: added.id } })).toBeNull();
  expect(refusal('deletePayee', { body: { payee_id: added.id } }).name).toBe('payee_not_found');
  expect(held.payee_id).toBe(added.id);
  expect(call('listWithdrawals', { query: {} }).list[0]).toEqual({ ...held, payee_id: null });
});

test('an existing payee is returned unchanged, and nobody is notified again', () => {
  const { call, stepUp, demo, clock } = openSandbox({ checkInvariants: true });
  const added = call('addPayee', { body: { ...card, step_up: stepUp() } });
  const told = demo.notifications.length;
  clock.advance(60_000);
  expect(call('addPayee', { body: { ...card, step_up: stepUp() } })).toEqual(added);
  expect(demo.notifications).toHaveLength(told);
});

test('at most twenty payees are kept', () => {
  const { call, refusal, stepUp } = openSandbox({ checkInvariants: true });
  const step_up = stepUp();
  const body = (number: number) => ({ ...card, bank_card_number: `GB00${number + 1_000_000}`, step_up });
  for (let number = 2; number < 20; number += 1) call('addPayee', { body: body(number) });
  expect(refusal('addPayee', { body: body(20) })).toEqual({ name: 'payee_limit_reached', details: { limit: 20 } });
});

test('an unsupported network and an address in another network’s format are refused', () => {
  const { call, refusal, stepUp } = openSandbox({ checkInvariants: true });
  const address = 'TGgHSR6kXNBszRUEHw51biwpQx9cZ4tzgX';
  const add = (network: string) => ({ body: { type: 'onchain', network, address, step_up: stepUp() } as const });
  expect(refusal('addPayee', add('BSC')).name).toBe('network_unsupported');
  expect(() => call('addPayee', add('BTC'))).toThrow(/contract/);
});

test('an address with a typo is refused, and one in other case is the same payee', () => {
  const { call, stepUp } = openSandbox({ checkInvariants: true });
  const step_up = stepUp();
  const add = (network: string, address: string) =>
    call('addPayee', { body: { type: 'onchain', network, address, step_up } });
  // The examples of EIP-55 and BIP-173.
  expect(() => add('ERC20-USDT', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')).toThrow(/contract/);
  expect(() => add('TRC20-USDT', 'TGgHSR6kXNBszRUEHw51biwpQx9cZ4tzgY')).toThrow(/contract/);
  const { id } = add('ERC20-USDT', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  expect(add('ERC20-USDT', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed').id).toBe(id);
  const scanned = add('BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4');
  expect(add('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4').id).toBe(scanned.id);
});

test('the form’s data follow the balance, with nothing to withdraw below the minimum', () => {
  const { call, newcomer } = openSandbox({ checkInvariants: true });
  expect(call('getWithdrawalInfo', {})).toMatchObject({
    min: '10.00',
    max: '10000.00',
    types: [{ max_amount: '1190.00' }, {}],
  });
  const { token } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } }).userinfo;
  const info = call('getWithdrawalInfo', { token });
  expect(info.types.map(({ max_amount }) => max_amount)).toEqual(['0.00', '0.00']);
  expect(info).toMatchObject({ available: '0.00', payees: [] });
});
