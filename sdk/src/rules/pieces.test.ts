import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('lines have as many pieces as their quantities are in all', () => {
  expect(piecesOf([{ quantity: 2 }, { quantity: 3 }])).toBe(5);
  expect(piecesOf([])).toBe(0);
});
