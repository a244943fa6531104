import { expect, onTestFinished, test } from 'vitest';
import { createVitest } from 'vitest/node';

test('every project has the same limits: vitest runs no projects with different numbers of workers together', async () => {
  const vitest = await createVitest('test', { config: new URL('vitest.ts', import.meta.url).pathname, watch: false });
  onTestFinished(() => vitest.close());
  const limits = vitest.projects.map(({ config: { maxWorkers, testTimeout, hookTimeout, expect } }) => ({
    maxWorkers,
    testTimeout,
    hookTimeout,
    poll: expect.poll,
  }));
  expect(limits).toHaveLength(6);
  expect(new Set(limits.map((each) => JSON.stringify(each))).size).toBe(1);
});
