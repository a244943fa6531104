import { describe, expect, test } from 'vitest';
import { inShort, LONG } from '../../src/run/sandbox-run.testing.ts';
import { blamed, named, runOnForeignServer } from './foreign-run.ts';

// At once, because the run on the slow server does nothing but wait.
describe.concurrent('on a foreign server', { timeout: LONG }, () => {
  test('the run finds nothing where answers are more than a second late', async () => {
    const only = ['likeProduct', 'listLikedProducts'];
    expect(inShort(await runOnForeignServer([], only, { late: 1200 }))).toEqual([]);
  });

  test('the run finds nothing where there are no mistakes', async () => {
    expect(inShort(await runOnForeignServer())).toEqual([]);
  });

  test('the run finds nothing where the clock has whole seconds, so that what follows at once has the same time', async () => {
    expect(inShort(await runOnForeignServer([], undefined, { tick: 1000 }))).toEqual([]);
  });

  test.each(named.slice(1))('the run names %s on %s', async (mistake, operation) => {
    expect(await blamed(mistake, operation)).toEqual([operation]);
  });
});
