import { afterAll, describe, expect, test } from 'vitest';
import { defects } from './defects.ts';
import { shown, stable } from './shown.ts';
import { startBrokenMock } from './start-broken-mock.ts';

// Keeps the shared mock behind all broken servers running.
const keeper = await startBrokenMock();
afterAll(() => keeper.close());

// Otherwise a defect that does nothing would seem to show.
describe('the calls that show a defect answer the same at two sound servers', () => {
  test.each(defects.map((defect) => [defect.id, defect] as const))('%s', async (_, defect) => {
    expect(stable(await shown(defect))).toBe(stable(await shown(defect)));
  });
});
