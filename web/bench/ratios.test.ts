import { expect, test } from 'vitest';
import { worseRatios } from './ratios.ts';

test('a ratio is named when it is worse than the kept one by more than a tenth', () => {
  const kept = { same: 1.5, better: 2, nearly: 2, worse: 2, gone: 1, nothing: 0 };
  const now = { same: 1.5, better: 1, nearly: 2.2, worse: 2.21, nothing: 0, fresh: 9 };
  expect(worseRatios(kept, now)).toEqual(['worse: 2.21 ×, kept 2.00 ×']);
});
