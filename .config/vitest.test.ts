import { expect, onTestFinished, test, vi } from 'vitest';
import { createVitest } from 'vitest/node';

async function openVitest(tests: string) {
  vi.stubEnv('MERIDIAN_TESTS', tests);
  onTestFinished(() => void vi.unstubAllEnvs());
  const vitest = await createVitest('test', { config: new URL('vitest.ts', import.meta.url).pathname, watch: false });
  onTestFinished(() => vitest.close());
  return vitest;
}

test('every project has the same limits: vitest runs no projects with different numbers of workers together', async () => {
  const vitest = await openVitest('');
  const limits = vitest.projects.map(({ config: { maxWorkers, testTimeout, hookTimeout, expect } }) => ({
    maxWorkers,
    testTimeout,
    hookTimeout,
    poll: expect.poll,
  }));
  expect(limits).toHaveLength(7);
  expect(new Set(limits.map((each) => JSON.stringify(each))).size).toBe(1);
});

test.each([
  ['', false],
  ['all', true],
])('with MERIDIAN_TESTS=%j, the tests of *.all.test.ts run: %j', async (tests, isRun) => {
  const vitest = await openVitest(tests);
  const files = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId);
  expect(files.some((file) => file.endsWith('/mock/tests/fuzz/shrink.test.ts'))).toBe(true);
  expect(files.some((file) => file.endsWith('.all.test.ts'))).toBe(isRun);
});
