import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { WeakCodeWarning } from './weak-code-warning.tsx';

test.each([
  ['739105', '6 to 12 digits'],
  ['111111', 'Repeated digits are easy to guess. You can still use it.'],
  ['123456', 'Consecutive digits are easy to guess. You can still use it.'],
  ['19900412', 'Dates are easy to guess. You can still use it.'],
])('[R5.04] below the new payment code %s stands “%s”', (code, note) => {
  expect(textOf(<WeakCodeWarning code={code} />)).toBe(note);
});
