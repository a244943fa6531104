import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../test-results.ts';
import { mutants } from './list.ts';
import { mutate } from './mutant.ts';
import { failuresByFile } from './run-tests.ts';
import { copyTree, plant } from './scratch-tree.ts';

test('every mutant changes its source, has a unique name and names an existing test file', () => {
  for (const mutant of mutants) {
    expect(mutate(mutant), mutant.name).not.toBe(mutate({ ...mutant, to: mutant.from }));
    expect(existsSync(`${root}${mutant.test}`), mutant.test).toBe(true);
  }
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

describe('a dozen mutants planted at once, each in a file with its own test', () => {
  // One for each file of unit tests, since two in a file could hide each other; from all workspaces.
  const unit = mutants.filter(({ journey }) => journey === undefined);
  const files = [...new Map(unit.map((mutant) => [mutant.test, mutant])).values()];
  const dozen = files.filter((_, index) => index % Math.floor(files.length / 12) === 0).slice(0, 12);

  // A separate run of Vitest, which a busy machine is slow to start.
  test('are caught', { timeout: 240_000 }, () => {
    const folder = copyTree('mutants-sample');
    for (const mutant of dozen) plant(mutant, folder);
    const failures = failuresByFile(
      folder,
      dozen.map((mutant) => mutant.test),
    );
    // A file that failed to load has no failed tests, so its mutant counts as missed.
    const missed = dozen.filter((mutant) => (failures.get(mutant.test) ?? 0) === 0);
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});
