import { expect, test } from 'vitest';
import { keyOf, openSandbox, PAY_CODE } from '../../../tests/harness/open-sandbox.ts';

const card = { bank_card_number: '4902170055814417', bank_name: 'Bank of Kyoto', card_holder: 'MEI TANAKA' };

test('a payee is saved at the customer’s wish, masked, used again, and forgotten', () => {
  const { call, refusal } = openSandbox({ checkInvariants: true });
  const withdraw = (number: number, to: { save_payee?: boolean }) =>
    call('createWithdrawal', {
      body: {
        type: 'bank',
        amount: '20.00',
        ...card,
        ...to,
        quote_id: call('quoteWithdrawal', { query: { type: 'bank', amount: '20.00' } }).quote_id,
        pay_code: PAY_CODE,
        idempotency_key: keyOf(number),
      },
    });
  const payees = () => call('getWithdrawalInfo', {}).payees;
  withdraw(1, {});
  expect(payees().map(({ id }) => id)).toEqual([6302, 6301]);
  withdraw(2, { save_payee: true });
  withdraw(3, { save_payee: true });
  const [newest, ...others] = payees();
  expect(newest).toMatchObject({ type: 'bank', label: 'Bank of Kyoto **** 4417', bank_name: 'Bank of Kyoto' });
  expect(others.map(({ label }) => label)).toEqual(['TRC20-USDT TGgH…tzgX', 'Japan Post Bank **** 2093']);

  const id = newest?.id ?? 0;
  const { quote_id } = call('quoteWithdrawal', { query: { type: 'bank', amount: '30.00' } });
  const rest = { amount: '30.00', quote_id, pay_code: PAY_CODE, idempotency_key: keyOf(4) };
  const held = call('createWithdrawal', { body: { type: 'payee', payee_id: id, ...rest } });
  expect(held).toMatchObject({ type: 'bank', bank_card_number: '**** 4417', bank_name: 'Bank of Kyoto' });
  expect(call('deletePayee', { body: { id } })).toBeNull();
  expect(refusal('deletePayee', { body: { id } }).name).toBe('payee_not_found');
  expect(held.payee_id).toBe(id);
  expect(call('listWithdrawals', { query: {} }).list[0]).toEqual({ ...held, payee_id: null });
});

test('an address of another form than its network’s is refused as a malformed request', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const { quote_id } = call('quoteWithdrawal', { query: { type: 'onchain', network: 'BTC', amount: '20.00' } });
  const rest = { amount: '20.00', quote_id, pay_code: PAY_CODE, idempotency_key: keyOf(1) };
  const body = { type: 'onchain' as const, network: 'BTC', address: 'TGgHSR6kXNBszRUEHw51biwpQx9cZ4tzgX', ...rest };
  expect(() => call('createWithdrawal', { body })).toThrow(/contract/);
});

test('the form’s data follow the balance: nothing to withdraw below the minimum', () => {
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
