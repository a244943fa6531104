import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { JOURNEYS, readOpenedPaths, type Visit, withVisits } from './opened-paths.ts';
import { root } from './root.ts';

const visit = (file: string, paths: string[], state: Visit['state'] = 'passed') => ({
  file: `web/e2e/${file}`,
  paths,
  state,
});

test('a journey file keeps the paths that at least half of its tests open', () => {
  const visits = [
    visit('b.spec.ts', ['/home', '/bag']),
    visit('b.spec.ts', ['/bag']),
    visit('b.spec.ts', ['/bag', '/login']),
    visit('a.spec.ts', []),
  ];
  expect(Object.entries(withVisits({ 'c.spec.ts': '/refund' }, visits))).toEqual([
    ['a.spec.ts', ''],
    ['b.spec.ts', '/bag'],
    ['c.spec.ts', '/refund'],
  ]);
});

test('a journey file with a failed test keeps its previous paths', () => {
  const visits = [visit('b.spec.ts', ['/home']), visit('b.spec.ts', ['/login'], 'failed')];
  expect(withVisits({ 'b.spec.ts': '/bag' }, visits)).toEqual({ 'b.spec.ts': '/bag' });
});

test('the stored paths are those of journey files that exist', () => {
  expect(Object.keys(readOpenedPaths()).filter((file) => !existsSync(`${root}${JOURNEYS}${file}`))).toEqual([]);
});
