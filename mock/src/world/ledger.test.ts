import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EPOCH } from './clock.ts';
import { violations } from './invariants/invariants.ts';
import { type Entry, post, totals } from './ledger.ts';
import { createWorld } from './seed/create-world.ts';
import type { Customer, World } from './types.ts';

const customerOf = (world: World, id: number): Customer => {
  const customer = world.customers.get(id);
  if (!customer) throw new Error(`No customer ${id}`);
  return customer;
};
const adjustment = (amount: number, createdAt = EPOCH): Entry => ({
  type: 'adjustment',
  title: { en: 'Adjustment', zh: '调整' },
  amount,
  createdAt,
  source: { kind: 'none', id: null },
});

test('the demo customer has 1240.00: 1190.00 available and 50.00 held by a withdrawal under audit', () => {
  expect(totals(customerOf(createWorld(), 1))).toEqual({ available: 119_000, pending: 5_000, total: 124_000 });
});

test('a bill changes the balance and records the balance after it', () => {
  const world = createWorld({ products: 6 });
  const customer = customerOf(world, 1);
  expect(post(world, customer, adjustment(-2_000))).toBe(122_000);
  expect(customer.bills.at(-1)).toMatchObject({ id: 6212, amount: -2_000, balanceAfter: 122_000 });
});

test('an amount held by a withdrawal cannot be spent', () => {
  const world = createWorld({ products: 6 });
  const customer = customerOf(world, 1);
  expect(() => post(world, customer, adjustment(-119_001))).toThrow('too little');
  expect(post(world, customer, adjustment(-119_000))).toBe(5_000);
});

test('a bill is in whole cents and never older than the last one', () => {
  const world = createWorld({ products: 6 });
  const customer = customerOf(world, 1);
  expect(() => post(world, customer, adjustment(0.5))).toThrow('whole number of cents');
  expect(() => post(world, customer, adjustment(1, 0))).toThrow('older');
  expect(customer.bills).toHaveLength(120);
});

test('after any postings the ledger adds up and no balance is negative', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -200_000, max: 200_000 }), { maxLength: 30 }), (amounts) => {
      const world = createWorld({ products: 6 });
      const customer = customerOf(world, 2);
      let expected = 0;
      for (const amount of amounts) {
        if (expected + amount < 0) expect(() => post(world, customer, adjustment(amount))).toThrow('too little');
        else {
          expected += amount;
          expect(post(world, customer, adjustment(amount))).toBe(expected);
        }
      }
      expect(totals(customer).total).toBe(expected);
      expect(violations(world)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
