import type { Schema } from '@meridian/sdk';
import { fixture } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { choiceOf, isTooLittle, mostOf } from './choice.ts';

const info = fixture('getWithdrawalInfo');
const payeeOf = (type: Schema<'WithdrawalType'>) => info.payees.find((one) => one.type === type);
const [bank, onchain] = [payeeOf('bank'), payeeOf('onchain')];
const idOf = (payee: typeof bank) => String(payee?.id);

test('a payee counts only for its own type, and an on-chain one names the network', () => {
  expect(choiceOf(info, { type: 'bank', payee: idOf(bank) })).toMatchObject({ payee: bank, network: undefined });
  expect(choiceOf(info, { type: 'onchain', payee: idOf(onchain) }).network).toBe(onchain?.network);
  expect(choiceOf(info, { type: 'onchain', payee: idOf(bank) })).toMatchObject({
    payee: undefined,
    network: info.networks[0],
  });
});

test('nothing can be withdrawn by a type that is closed, or on-chain without a network', () => {
  const types = info.types.map((one) => ({ ...one, enabled: one.type === 'onchain' }));
  expect(choiceOf({ ...info, types }, { type: 'bank', payee: '' }).method).toBeUndefined();
  expect(choiceOf({ ...info, types }, { type: 'onchain', payee: '' }).method?.type).toBe('onchain');
  expect(choiceOf({ ...info, types, networks: [] }, { type: 'onchain', payee: '' }).method).toBeUndefined();
});

test('a withdrawal takes at most what is available and what the server allows', () => {
  expect(mostOf({ available: '20.00', max: '100.00' })).toBe('20.00');
  expect(mostOf({ available: '200.00', max: '100.00' })).toBe('100.00');
  expect(isTooLittle({ types: info.types.map((one) => ({ ...one, max_amount: '0.00' })) })).toBe(true);
  expect(isTooLittle(info)).toBe(false);
});
