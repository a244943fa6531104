import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

test('[R9.06] money is in dollars, in the format of the language', () => {
  expect(formatsFor('en').money('1240.00')).toBe('$1,240.00');
  expect(formatsFor('zh-CN').money('129.90')).toBe('$129.90');
  expect(formatsFor('de').money('1240.50')).toBe('1.240,50\u00a0$');
});

test('[R9.06] the largest amount of the contract keeps its cents', () => {
  expect(formatsFor('en').money('999999999999.99')).toBe('$999,999,999,999.99');
});

test('[R9.06] a price is split into sign, whole and cents, in the order of the language', () => {
  expect(formatsFor('en').moneyParts('1129.90')).toEqual([
    { part: 'sign', text: '$' },
    { part: 'whole', text: '1,129' },
    { part: 'cents', text: '.90' },
  ]);
  expect(
    formatsFor('de')
      .moneyParts('129.90')
      .map(({ part }) => part),
  ).toEqual(['whole', 'cents', 'sign']);
  expect(formatsFor('en').moneyParts('-62.70')[0]).toEqual({ part: 'sign', text: '-$' });
});

test('counts, percentages and scores are formatted', () => {
  const { compact, count, percent, score } = formatsFor('en');
  expect([count(2140), compact(12_400), percent(98), score(5)]).toEqual(['2,140', '12.4K', '98%', '5.0']);
  expect(formatsFor('zh-CN').compact(12_400)).toBe('1.2万');
});
