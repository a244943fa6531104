import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test('an amount has its language’s decimal sign and grouping, and Western digits', () => {
  expect(amountText(125_000_005)).toMatchObject({
    en: '1,250,000.05',
    de: '1.250.000,05',
    'zh-CN': '1,250,000.05',
    ar: '1,250,000.05',
  });
  expect(amountText(3)['fr']).toBe('0,03');
});
