import { afterAll, describe, expect, test } from 'vitest';
import { defects } from './defects.ts';
import { shown, stable } from './shown.ts';
import { startBrokenMock } from './start-broken-mock.ts';

// Keeps the shared mock behind all broken servers running.
const keeper = await startBrokenMock();
afterAll(() => keeper.close());

test('there are at least 60 distinct defects', () => {
  const ids = new Set(defects.map(({ id }) => id));
  expect(ids.size).toBe(defects.length);
  expect(ids.size).toBeGreaterThanOrEqual(60);
});

// The calls that show it answer the same at two sound servers: alive.all.test.ts.
describe('each defect shows', () => {
  test.each(defects.map((defect) => [defect.id, defect] as const))('%s', async (_, defect) => {
    expect(stable(await shown(defect, defect))).not.toBe(stable(await shown(defect)));
  });
});
