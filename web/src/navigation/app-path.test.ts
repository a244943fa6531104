import { expect, test } from 'vitest';
import { appPath } from './app-path.ts';

test.each([
  ['/detail/101/1?sku=1011', '/detail/101/1?sku=1011'],
  ['/filter?q=tent#top', '/filter?q=tent#top'],
  ['/ba\ng', '/bag'],
])('a link %j is the path %s', (link, path) => expect(appPath(link)).toBe(path));

test.each([
  'https://evil.example/bag',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'bag',
  '',
  null,
  undefined,
])('a link %j has no path in the app', (link) => expect(appPath(link)).toBeUndefined());

test('a link that is not a string has no path in the app', () => {
  const { link }: { link: string } = JSON.parse('{"link":7}');
  expect(appPath(link)).toBeUndefined();
});
