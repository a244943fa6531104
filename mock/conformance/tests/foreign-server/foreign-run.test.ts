import { expect, test } from 'vitest';
import { LONG } from '../../src/run/sandbox-run.testing.ts';
import { blamed, named } from './foreign-run.ts';

// The others: foreign-run.all.test.ts.
const [[mistake, operation]] = named;

test(
  `the run names ${mistake} on ${operation}, where the server lacks the call that would undo it`,
  async () => {
    expect(await blamed(mistake, operation)).toEqual([operation]);
  },
  LONG,
);
