import { expect, test } from 'vitest';
import { inShort, LONG } from '../../src/run/sandbox-run.testing.ts';
import { blamed, named, runOnForeignServer } from './foreign-run.ts';

test('the run finds nothing on a foreign server without mistakes', { timeout: LONG }, async () => {
  expect(inShort(await runOnForeignServer())).toEqual([]);
});

test.each(named.slice(1))(
  'it names %s on %s',
  async (mistake, operation) => {
    expect(await blamed(mistake, operation)).toEqual([operation]);
  },
  LONG,
);
