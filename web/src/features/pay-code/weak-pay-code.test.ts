import { expect, test } from 'vitest';
import { weaknessOf } from './weak-pay-code.ts';

test.each([
  ['111111', 'repeated'],
  ['121212', 'repeated'],
  ['123123', 'repeated'],
  ['00000000', 'repeated'],
  ['123456', 'row'],
  ['654321', 'row'],
  ['890123', 'row'],
  ['9876543210', 'row'],
  ['19900412', 'date'],
  ['12041990', 'date'],
  ['04131990', 'date'],
  ['900412', 'date'],
  ['120490', 'date'],
  ['246810', undefined],
  ['739105', undefined],
  ['19903912', undefined],
  ['73910588', undefined],
  ['12345', undefined],
  ['12a456', undefined],
])('[R5.04] the weakness of the payment code %s is %s', (code, weakness) => {
  expect(weaknessOf(code)).toBe(weakness);
});
