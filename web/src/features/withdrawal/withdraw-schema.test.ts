import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { BankPayeeSchema, onchainPayeeSchema } from './payee-schema.ts';
import { type WithdrawLimits, type WithdrawValues, withdrawSchema } from './withdraw-schema.ts';

const payee = (id: number, type: 'bank' | 'onchain') => ({
  id,
  type,
  label: `Payee ${id}`,
  bank_name: null,
  network: null,
  usable_from: '2026-11-17T09:00:00Z',
  last_used_at: null,
});
const limits: WithdrawLimits = {
  available: '1190.00',
  min: '10.00',
  max: '10000.00',
  payees: [payee(6301, 'bank'), payee(6302, 'onchain')],
};
const valid: WithdrawValues = { type: 'bank', payee: '6301', amount: '300', direction: 'amount' };
const schema = withdrawSchema(limits);
const errorsOf = (change: Partial<WithdrawValues>, of = schema) => {
  const { issues = [] } = safeParse(of, { ...valid, ...change });
  return issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`);
};

const anyAmount = fc.oneof(
  fc.constantFrom('0', '0.00', '0.001', '1e9', '-1', '１２．５', '٣', '1190.01', '1,000', '0x10', '.5', '5.', '9.99'),
  fc.stringMatching(/^[0-9]{0,4}[.,]?[0-9]{0,3}$/),
  anyText,
);

test('[B5.14] any withdrawal that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: schema,
    operation: 'createWithdrawal',
    body: ({ payee_id, amount }) => ({
      payee_id,
      amount,
      quote_id: 'd1b6c7f0-8a24-4e59-93fd-60c2e7a41b38',
      pay_code: '246810',
      idempotency_key: '2f6d0a9c-71b3-4c58-9e04-8a1d5b7c3e62',
    }),
    validInput: valid,
    fields: {
      type: fc.constantFrom('bank', 'onchain'),
      payee: fc.oneof(fc.constantFrom('6301', '6302', '6303', '', '0', '-1', '6301.0', '1e3'), anyText),
      direction: fc.constantFrom('amount', 'arrival'),
      amount: anyAmount,
    },
  });
});

test('[B5.14] any bank card that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: BankPayeeSchema,
    operation: 'addPayee',
    body: (card) => ({ type: 'bank', ...card, step_up: 'qT4xZ8mB1nKs7VwYc2Rf0A' }),
    validInput: { bank_card_number: '4242 4242 4242 4242', bank_name: 'Bank of Kyoto', card_holder: 'MEI TANAKA' },
    fields: {
      bank_card_number: fc.oneof(
        fc.stringMatching(/^[A-Za-z0-9 .-]{0,40}$/),
        fc.stringMatching(/^[0-9]{12,20}$/),
        anyText,
      ),
    },
  });
});

test('[B5.14] any on-chain address that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: onchainPayeeSchema(['TRC20-USDT', 'ERC20-USDT', 'BTC', 'SOL-USDC']),
    operation: 'addPayee',
    body: (destination) => ({ type: 'onchain', ...destination, step_up: 'qT4xZ8mB1nKs7VwYc2Rf0A' }),
    validInput: { network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' },
    fields: {
      network: fc.oneof(fc.constantFrom('TRC20-USDT', 'ERC20-USDT', 'BTC', 'SOL-USDC', 'BSC', ''), anyText),
      address: fc.oneof(
        fc.stringMatching(/^T[A-Za-z0-9]{30,36}$/),
        fc.stringMatching(/^0x[0-9a-f]{38,42}$/),
        fc.stringMatching(/^(bc1|1|3)[a-z0-9]{8,90}$/),
        fc.stringMatching(/^[A-Za-z0-9]{0,110}$/),
        anyText,
      ),
    },
  });
});

test.each<[string, Partial<WithdrawValues>, string[]]>([
  ['no amount', { amount: ' ' }, ['amount: Enter an amount']],
  ['letters', { amount: 'abc' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['a third decimal', { amount: '0.001' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['a group separator', { amount: '1,000' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['a sign', { amount: '-5' }, ['amount: Enter dollars and cents, such as 49.90']],
  ['zero', { amount: '0' }, ['amount: Enter an amount greater than 0']],
  ['zero that shall arrive', { amount: '0.00', direction: 'arrival' }, ['amount: Enter an amount greater than 0']],
  ['less than the smallest', { amount: '9.99' }, ['amount: Enter at least $10.00']],
  [
    'a cent more than is available',
    { amount: '1190.01' },
    ['amount: This is more than your available balance of $1,190.00'],
  ],
  ['no payee', { payee: '' }, ['payee: Choose where the money goes']],
  ['a payee of the other type', { payee: '6302' }, ['payee: Choose where the money goes']],
])('[R5.05] %s is refused at its field', (_what, change, errors) => {
  expect(errorsOf(change)).toEqual(errors);
});

test('[R5.05] the whole available balance may be withdrawn, up to the largest amount', () => {
  expect(errorsOf({ amount: '1190.00' })).toEqual([]);
  const rich = withdrawSchema({ ...limits, available: '20000.00' });
  expect(errorsOf({ amount: '10000.01' }, rich)).toEqual(['amount: Up to $10,000.00 per withdrawal']);
});

test('[R5.05] “0,5” is read as half a dollar', () => {
  const { output } = safeParse(withdrawSchema({ ...limits, min: '0.10' }), { ...valid, amount: '0,5' });
  expect(output).toMatchObject({ amount: '0.50', payee_id: 6301 });
});

test.each([
  ['420', 'Enter 4 to 34 digits or letters, as on the card or account'],
  [' ', 'Enter the card or account number'],
])('[R3.07] the card number %s is refused', (bank_card_number, message) => {
  const { issues = [] } = safeParse(BankPayeeSchema, { bank_card_number, bank_name: 'Bank', card_holder: 'Mei' });
  expect(issues.map((issue) => issue.message)).toContain(message);
});

test('an address must match its network', () => {
  const check = onchainPayeeSchema(['TRC20-USDT', 'ERC20-USDT', 'BTC']);
  const messageOf = (network: string, address: string) =>
    safeParse(check, { network, address }).issues?.map(({ message }) => message);
  expect(messageOf('ERC20-USDT', 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW')).toEqual([
    'ERC20 addresses start with 0x and have 42 characters',
  ]);
  expect(messageOf('TRC20-USDT', 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW')).toBeUndefined();
  expect(messageOf('ERC20-USDT', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeUndefined();
  expect(messageOf('ERC20-USDT', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee')).toEqual([
    'There is a typo in this address',
  ]);
  expect(messageOf('TRC20-USDT', 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHq0')).toEqual(['There is a typo in this address']);
  expect(messageOf('BTC', 'BITCOIN:BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4?AMOUNT=1')).toBeUndefined();
  expect(messageOf('ERC20-USDT', 'bnb:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toContain(
    'This payment link is for another network, or asks for more. Paste the address alone',
  );
  expect(messageOf('', 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW')).toEqual(['Choose the network']);
});
