import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => random.int(1, 6));
};

test('the same seed draws the same numbers, another seed others', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
});

test('a die shows every side and nothing else', () => {
  expect(new Set(draw(1))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('shuffling keeps every member and does not change the list', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = createRandom(3).shuffle(list);
  expect(shuffled).not.toEqual(list);
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  expect(list[49]).toBe(49);
});

test('nothing is picked from an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow('Nothing to pick');
});
