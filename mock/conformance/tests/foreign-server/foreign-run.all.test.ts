import { expect, test } from 'vitest';
import { inShort, LONG } from '../../src/run/sandbox-run.testing.ts';
import { blamed, named, runOnForeignServer } from './foreign-run.ts';

test('the run finds nothing on a foreign server without mistakes', { timeout: LONG }, async () => {
  expect(inShort(await runOnForeignServer())).toEqual([]);
});

test('nor on one whose clock has whole seconds, so that what follows at once has the same time', {
  timeout: LONG,
}, async () => {
  expect(inShort(await runOnForeignServer([], undefined, { tick: 1000 }))).toEqual([]);
});

test('nor on one whose answers are seconds late', { timeout: LONG }, async () => {
  const only = ['likeProduct', 'listLikedProducts'];
  expect(inShort(await runOnForeignServer([], only, { late: 2000 }))).toEqual([]);
});

test.each(named.slice(1))(
  'it names %s on %s',
  async (mistake, operation) => {
    expect(await blamed(mistake, operation)).toEqual([operation]);
  },
  LONG,
);
