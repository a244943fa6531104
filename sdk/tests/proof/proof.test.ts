// Every order of events, by a model: a fixed sample of what `npm run proof` searches.
import { expect, test } from 'vitest';
import { foundIn, prove } from './prove.ts';

const RUNS = 300;

test(`[B5.17] ${RUNS} histories in orders of a scheduler: one effect or none, told as it is`, async () => {
  const started = performance.now();
  const details = await prove({ seed: 1, runs: RUNS });
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(`${RUNS} histories: ${Math.round(RUNS / seconds)} a second\n`);
  expect(foundIn(details)?.report).toBeUndefined();
});
