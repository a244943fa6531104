import { expect, test } from 'vitest';
import { lockFaults, type Packages } from './check-lock.ts';

const rules = {
  knownScripts: ['node'],
  publishedAt: (name: string) =>
    name === 'unknown' ? undefined : new Date(name === 'young' ? '2026-11-20' : '2026-01-02'),
  now: new Date('2026-11-26'),
};
const sound: Packages = {
  '': { version: '0.1.0' },
  sdk: { version: '0.1.0' },
  'node_modules/@meridian/sdk': { resolved: 'sdk', link: true },
  'node_modules/node': { version: '24.21.0', integrity: 'sha512-a', hasInstallScript: true },
  'node_modules/hono': { version: '4.13.19', integrity: 'sha512-b' },
  'node_modules/hono/node_modules/inner': { version: '1.0.0', inBundle: true },
};
const faultsOf = (added: Packages, before = sound) => lockFaults({ ...sound, ...added }, before, rules);

test('what the registry gave, with known install scripts, is sound', () => {
  expect(faultsOf({}, {})).toEqual([]);
});

test.each([
  [
    'git',
    { 'node_modules/a': { version: '1.0.0', resolved: 'git+ssh://host/a.git', integrity: 'sha512-c' } },
    'comes from git',
  ],
  [
    'an address',
    { 'node_modules/a': { version: '1.0.0', resolved: 'https://host/a.tgz', integrity: 'sha512-c' } },
    'comes from https',
  ],
  ['a folder', { 'node_modules/a': { resolved: '../a', link: true } }, 'comes from ../a'],
  ['no integrity', { 'node_modules/hono': { version: '4.13.19' } }, 'has no integrity'],
  [
    'a script',
    { 'node_modules/x/node_modules/@a/b': { version: '1.0.0', integrity: 'sha512-c', hasInstallScript: true } },
    'has an install script',
  ],
  ['six days', { 'node_modules/young': { version: '1.0.0', integrity: 'sha512-c' } }, 'was published on 2026-11-20'],
  ['no date', { 'node_modules/unknown': { version: '1.0.0', integrity: 'sha512-c' } }, 'does not say since when'],
])('an entry with %s is refused', (_, added: Packages, fault) => {
  expect(faultsOf(added)).toContainEqual(expect.stringContaining(fault));
});

test('what was there before is as old as it is', () => {
  const young = { 'node_modules/young': { version: '1.0.0', integrity: 'sha512-c' } };
  expect(faultsOf(young, { ...sound, ...young })).toEqual([]);
});
