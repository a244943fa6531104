import { expect, test } from 'vitest';
import { EPOCH } from './clock.ts';
import { nextId, serial } from './ids.ts';
import { createWorld } from './seed/create-world.ts';

test('ids count up per kind', () => {
  const world = createWorld({ products: 6 });
  expect([nextId(world, 'order'), nextId(world, 'order'), nextId(world, 'refund')]).toEqual([9010, 9011, 8004]);
});

test('a number has its day and ten digits, and 9 000 in a row differ', () => {
  expect(serial('M', EPOCH, 9010)).toBe('M2611201010');
  const numbers = new Set(Array.from({ length: 9_000 }, (_, index) => serial('T', EPOCH, 6005 + index)));
  expect(numbers.size).toBe(9_000);
  for (const number of numbers) expect(number).toMatch(/^T261120[1-9]\d{3}$/);
});
