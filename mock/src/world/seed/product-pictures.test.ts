import { expect, test } from 'vitest';
import { picturesOf } from './product-pictures.ts';

test('a product’s first picture is its front, even if none of its colours is drawn', () => {
  const all = ['berry', 'berry.side', 'berry.back'].map((name) => `/pictures/102.${name}.webp`);
  expect(picturesOf('102', '1f392', [{ picture: '/pictures/102.berry.webp' }])).toEqual(all);
  expect(picturesOf('102', '1f392', [{ picture: null }])).toEqual(all);
});

test('a product without a drawing has one cut-out', () => {
  expect(picturesOf('nothing', '1f392', [])).toEqual(['/pictures/1f392.webp']);
});
