import { expect, test } from 'vitest';
import * as face from '../react.ts';
import { businessCodes } from './business-codes.gen.ts';
import { invalidates } from './invalidates.gen.ts';
import { operations } from './operations.gen.ts';

const factories = Object.values(face).flatMap((factory: unknown) =>
  typeof factory === 'function' && 'operation' in factory ? [{ factory, operation: String(factory.operation) }] : [],
);

test('every operation has exactly one factory', () => {
  expect(factories.map(({ operation }) => operation).sort()).toEqual(Object.keys(operations).sort());
});

test('operations with x-invalidates are mutations, all others are queries', () => {
  const options = factories.map(({ factory, operation }) => ({ operation, ...Reflect.apply(factory, undefined, []) }));
  const mutations = options.filter(({ mutationKey, operation }) => mutationKey?.[0] === operation);
  const reads = options.filter(({ queryKey, operation }) => queryKey?.[0] === operation);
  expect(mutations.length + reads.length).toBe(options.length);
  // These quotes are POSTs, but change nothing: they are read, and kept per body.
  const quotes = ['quoteOrder', 'quoteRefund', 'quoteChangeOfMind'];
  const changing = [...mutations.map(({ operation }) => operation), ...quotes];
  expect(changing.sort()).toEqual(Object.keys(invalidates).sort());
});

test('every declared business code of an operation has a name', () => {
  for (const { errors } of Object.values(operations)) {
    for (const code of errors) expect(businessCodes).toHaveProperty(String(code));
  }
});

test('[R7.01] the calls of the specification have its methods and paths', () => {
  const calls = new Set<string>(Object.values(operations).map(({ method, path }) => `${method} ${path}`));
  const user = (method: string, names: string) => names.split(' ').map((name) => `${method} /api/user/${name}`);
  const stated = [
    ...user('POST', 'login logout register profile resetpwd resetPay recharge extract address_add'),
    ...user('POST', 'address_set_default verify_pay'),
    ...user('GET', 'getUserInfo order_list getBlockchain extract address_list address address_del language_list'),
    ...user('GET', 'set_language bill help_support law recharge_log extract_log'),
  ];
  expect(stated).toHaveLength(25);
  expect(stated.filter((call) => !calls.has(call))).toEqual([]);
});
