import { expect, test } from 'vitest';
import { unjoined } from './unjoined.ts';

test('Arabic initials are kept apart, all others stay unchanged', () => {
  expect(unjoined('مت')).toBe('م\u200cت');
  for (const initials of ['MT', '𠮷田', '王芳', 'م', 'Mت', '']) expect(unjoined(initials)).toBe(initials);
});
