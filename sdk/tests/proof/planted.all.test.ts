import { afterAll, test } from 'vitest';
import { findPlanted } from './find-planted.ts';
import { planted } from './planted.ts';

const times: number[] = [];
afterAll(() => {
  const sorted = times.toSorted((a, b) => a - b).map((ms) => Math.round(ms));
  const median = sorted[Math.floor(sorted.length / 2)];
  process.stdout.write(`${sorted.length} planted faults: median ${median} ms, worst ${sorted.at(-1)} ms\n`);
});

test.each(Object.keys(planted))('[B5.17] a search finds that %s', async (name) => {
  times.push(await findPlanted(name));
});
