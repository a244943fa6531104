import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test('a full name follows the order of the language', () => {
  expect(fullName('en', { family_name: 'Tanaka', given_name: 'Mei' })).toBe('Mei Tanaka');
  expect(fullName('ja', { family_name: 'Tanaka', given_name: 'Mei' })).toBe('Tanaka Mei');
  expect(fullName('zh-CN', { family_name: '王', given_name: '小明' })).toBe('王小明');
});

test('[B5.18] a name with ー, 々 or 〆 is written without a blank (CLDR 48, person names)', () => {
  expect(fullName('ja', { family_name: '佐藤', given_name: 'ローラ' })).toBe('佐藤ローラ');
  expect(fullName('ja', { family_name: '〆木', given_name: '花' })).toBe('〆木花');
  expect(fullName('ja', { family_name: '佐々木', given_name: 'ヴェロニカ' })).toBe('佐々木ヴェロニカ');
  expect(fullName('ja', { family_name: 'Li', given_name: '花' })).toBe('Li 花');
});
