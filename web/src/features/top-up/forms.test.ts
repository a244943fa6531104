import fc from 'fast-check';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { cardFormSchema } from './card/card-form-schema.ts';
import { type WalletValues, walletFormSchema } from './on-chain/wallet-form-schema.ts';
import { manualFormSchema } from './transfer/manual-form-schema.ts';

const limits = { min: '10.00', max: '2000.00' };
const evidence = 'u_6dK2wPq9XbT4mZs8RvY3cA';
const idempotency_key = '2f6d0a9c-71b3-4c58-9e04-8a1d5b7c3e62';
const quote_id = '58c0de91-3a7b-4f26-9d14-c2e6b8a07f35';

const sum = fc.oneof(
  fc.constantFrom(
    '0',
    '0.001',
    '1e9',
    '-1',
    '１２．５',
    '٣٠',
    '9.99',
    '10',
    '2000.00',
    '2000.01',
    '1,000',
    '0x10',
    '55.',
  ),
  fc.stringMatching(/^[0-9]{0,4}[.,]?[0-9]{0,3}$/),
  anyText,
);
const direction = fc.constantFrom('amount' as const, 'arrival' as const);
const pictures = fc.integer({ min: -1, max: 2 });

test('[B5.14] any transfer report that the form accepts, the contract accepts', () => {
  const form = manualFormSchema(limits);
  expectFormMatchesContract({
    form,
    operation: 'createRecharge',
    body: ({ sum: amount, ...said }) => ({ method: 'manual', ...said, amount, evidence, quote_id, idempotency_key }),
    validInput: { sum: '200', direction: 'amount', reference: '', pictures: 1 },
    fields: {
      sum,
      direction,
      pictures,
      reference: fc.oneof(fc.stringMatching(/^[A-Z0-9 -]{0,44}$/), anyText),
    },
  });
});

const networks = [
  { network: 'TRC20-USDT', address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW', enabled: true },
  { network: 'BTC', address: 'bc1qc0w6zcnctg38w07jc7d3x0q988e0g0lyjcmepl', enabled: false },
];
const coins: WalletValues = {
  network: 'TRC20-USDT',
  acknowledged: 'TRC20-USDT',
  address: 'TCafMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW',
  sum: '501',
  direction: 'amount',
  tx_hash: '',
  pictures: 1,
};
const walletForm = walletFormSchema({ networks, ...limits });

test('[B5.14] any coin report that the form accepts, the contract accepts', () => {
  const hash = fc.stringMatching(/^(0x)?[0-9a-fA-F]{63,65}$/);
  const network = fc.constantFrom('TRC20-USDT', 'BTC', 'BSC', '');
  expectFormMatchesContract({
    form: walletForm,
    operation: 'createRecharge',
    body: ({ sum: amount, ...said }) => ({ method: 'onchain', ...said, amount, evidence, quote_id, idempotency_key }),
    validInput: coins,
    fields: {
      sum,
      direction,
      pictures,
      network,
      acknowledged: network,
      address: fc.oneof(fc.constantFrom(...networks.map(({ address }) => address)), anyText),
      tx_hash: fc.oneof(hash, fc.constant(''), anyText),
    },
  });
});

test('[B5.14] any card payment that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: cardFormSchema(limits),
    operation: 'createCardPayment',
    body: ({ sum: amount }) => ({
      amount,
      quote_id,
      return_url: 'https://meridian.shop/cardTopUp',
      idempotency_key,
    }),
    validInput: { sum: '100', direction: 'amount' },
    fields: { sum, direction },
  });
});

test.each<[string, Partial<WalletValues>, string[]]>([
  ['no amount', { sum: ' ' }, ['sum: Enter an amount']],
  ['no number', { sum: '1e3' }, ['sum: Enter dollars and cents, such as 49.90']],
  ['nothing', { sum: '0.00' }, ['sum: Enter an amount greater than 0']],
  ['a negative amount', { sum: '-5' }, ['sum: Enter dollars and cents, such as 49.90']],
  ['too little', { sum: '9.99' }, ['sum: Enter at least $10.00']],
  ['too much', { sum: '2000.01' }, ['sum: Enter $2,000.00 or less']],
  [
    'a closed network',
    { network: 'BTC', acknowledged: 'BTC', address: networks[1]?.address ?? '' },
    ['network: This network is unavailable. Choose another one'],
  ],
  ['no address', { acknowledged: '', address: '' }, ['address: Confirm the network first to see the address']],
  [
    'an address of before',
    { address: 'TOldMhbQdCnNxBcG8vHiSVwsAjs2XxwHqW' },
    ['address: Confirm the network first to see the address'],
  ],
  ['no evidence', { pictures: 0 }, ['pictures: Add a picture of the transfer']],
  ['a broken hash', { tx_hash: '1b5b' }, ['tx_hash: Enter 64 characters: digits and letters from a to f']],
  [
    'nothing at all',
    { network: '', acknowledged: '', address: '', sum: '', pictures: 0 },
    [
      'network: Choose the network',
      'address: Confirm the network first to see the address',
      'sum: Enter an amount',
      'pictures: Add a picture of the transfer',
    ],
  ],
])('[R5.06] %s is refused at its field', (_what, change, errors) => {
  const { issues = [] } = safeParse(walletForm, { ...coins, ...change });
  expect(issues.map(({ path, message }) => `${path?.[0]?.key}: ${message}`)).toEqual(errors);
});

test('an arrival amount may be below the smallest amount, since the server quotes its price', () => {
  expect(safeParse(walletForm, { ...coins, sum: '9.50', direction: 'arrival' }).success).toBe(true);
});
