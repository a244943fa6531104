import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const { schemas } = (await readContract()).components;
const patternOf = (name: string) => new RegExp(schemas[name]?.pattern ?? '(?!)', 'u');

/** What browsers take to another host, or to a script (URL Standard, 2025-11: a backslash is read as a slash). */
const elsewhere = [
  '//evil.example/x',
  '/\\evil.example/a.png',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example/',
  '',
];

test('every link is a path of the storefront', () => {
  const links = Object.values(schemas).flatMap(({ properties = {} }) => properties['link'] ?? []);
  expect(links.map((link) => link.$ref ?? link.oneOf?.[0]?.$ref)).toEqual(
    Array.from({ length: 3 }, () => '#/components/schemas/StorefrontPath'),
  );
  for (const path of [
    '/',
    '/bag',
    '/bag/',
    '/detail/101/1?sku=1011',
    '/refund/5/M2026112001/11,12/10.00',
    '/filter?q=tent#top',
    '/filter/?q=red+tent',
  ])
    expect(path).toMatch(patternOf('StorefrontPath'));
  for (const path of [
    ...elsewhere,
    '/.//evil.example',
    '/a//evil.example',
    'https://evil.example/',
    'bag',
    '/two words',
  ])
    expect(path).not.toMatch(patternOf('StorefrontPath'));
});

test('a link has the characters that its description lists, and no others', () => {
  const { description = '' } = schemas['StorefrontPath'] ?? {};
  const listed = [...description.matchAll(/`((?:. )+.)`/g)].map(([, characters = '']) => characters.split(' '));
  const ascii = Array.from({ length: 0x7f }, (_, code) => String.fromCharCode(code));
  const taken = (before: string) => ascii.filter((one) => patternOf('StorefrontPath').test(`${before}${one}b`));
  const [inPath = [], after = []] = listed;
  const letters = ascii.filter((one) => /[A-Za-z0-9]/.test(one));
  expect(new Set(taken('/a'))).toEqual(new Set([...letters, ...inPath, '/', '?', '#']));
  expect(new Set(taken('/a?'))).toEqual(new Set([...letters, ...inPath, ...after]));
});

test('a picture is an absolute https address or a path', () => {
  for (const url of ['/pictures/1f3a7.webp', 'https://cdn.example/a.png?size=2', '/private/7?signature=a%2Fb'])
    expect(url).toMatch(patternOf('PictureUrl'));
  for (const url of [...elsewhere, 'https:///evil.example', 'https:/\\evil.example/a.png'])
    expect(url).not.toMatch(patternOf('PictureUrl'));
});
