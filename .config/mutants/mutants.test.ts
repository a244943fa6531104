import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../test-results.ts';
import { mutants } from './list.ts';
import { mutate } from './mutant.ts';
import { runUnitTests } from './run-tests.ts';
import { copyTree, plant } from './scratch-tree.ts';

test('every mutant is another source, is new by its name, and names a test file that is there', () => {
  for (const mutant of mutants) {
    expect(mutate(mutant), mutant.name).not.toBe(mutate({ ...mutant, to: mutant.from }));
    expect(existsSync(`${root}${mutant.test}`), mutant.test).toBe(true);
  }
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

describe('a dozen of them, all planted at once, each in a file with a test of its own', () => {
  // One for each test file: two in one could hide each other.
  const units = mutants.filter(({ test: file }) => !file.endsWith('.spec.ts'));
  const dozen = [...new Map(units.map((mutant) => [mutant.test, mutant])).values()].slice(0, 12);

  // A run of Vitest of its own, which a busy machine is slow to start.
  test('are caught', { timeout: 240_000 }, () => {
    const folder = copyTree('mutants-sample');
    for (const mutant of dozen) plant(mutant, folder);
    const results = runUnitTests(
      folder,
      dozen.map((mutant) => mutant.test),
    );
    // A file of which nothing passes may have failed to load.
    const missed = dozen.filter((mutant) => {
      const { passed = 0, failed = 0 } = results.get(mutant.test) ?? {};
      return failed === 0 || passed === 0;
    });
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
