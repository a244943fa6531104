import { expect, test } from 'vitest';
import { regionOf } from './region-of.ts';

// The last is what Chromium 153 says on a POSIX system without a language.
test.each([
  ['ja-JP', 'JP'],
  ['zh-Hant-HK', 'HK'],
  ['de', undefined],
  ['en-US@posix', undefined],
])('the language %s is of the region %s', (language, region) => {
  expect(regionOf(language)).toBe(region);
});
