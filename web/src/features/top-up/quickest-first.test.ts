import { expect, test } from 'vitest';
import { quickestFirst } from './quickest-first.ts';

test('for an order waiting for payment, the quickest way to top up comes first and a closed one last', () => {
  const transfer = { enabled: true, minutes: 120 };
  const card = { enabled: true, minutes: 1 };
  const coins = { enabled: true, minutes: 30 };
  const closed = { enabled: false, minutes: 1 };
  expect(quickestFirst([transfer, closed, card, coins])).toEqual([card, coins, transfer, closed]);
});
