import { expect, test } from 'vitest';
import { amountText } from './amount-text.ts';

test('an amount is written as the app writes it in each language, with Western digits', () => {
  expect(amountText(125_000_005)).toMatchObject({
    en: '$1,250,000.05',
    de: '1.250.000,05\u00a0$',
    'zh-CN': '$1,250,000.05',
    ar: '\u2066$1,250,000.05\u2069',
  });
  expect(amountText(3)['fr']).toBe('0,03\u00a0$');
});
