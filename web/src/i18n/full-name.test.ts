import { expect, test } from 'vitest';
import { fullName } from './full-name.ts';

test('a full name follows the order of the language', () => {
  expect(fullName('en', { family_name: 'Tanaka', given_name: 'Mei' })).toBe('Mei Tanaka');
  expect(fullName('ja', { family_name: 'Tanaka', given_name: 'Mei' })).toBe('Tanaka Mei');
  expect(fullName('zh-CN', { family_name: '王', given_name: '小明' })).toBe('王小明');
});
