import { expect, test } from 'vitest';
import { readPreference } from './prefer.ts';

// What parse-prefer-header 1.0.0 reads, by which Prism 5.16 does: `code-example` is no preference of Prism's.
test.each([
  ['code=200, example=a', { code: 200, example: 'a' }],
  ['code=200; example=a', { code: 200 }],
  ['code=200;example=a, dynamic=true', { code: 200, dynamic: true }],
  ['CODE=404', { code: 404 }],
  ['Example = a', { example: 'a' }],
  ['example=a=b', { example: 'a=b' }],
  ['example="a, b; c"', { example: 'a, b; c' }],
  ['code="404"', { code: 404 }],
  ['respond-async, code=500', { code: 500 }],
  ['example=a, example=b', { example: 'a' }],
  ['wait=10', undefined],
])('Prefer: %s is read as stock Prism reads it', (header, preference) => {
  expect(readPreference(header, new URLSearchParams())).toEqual(preference);
});
