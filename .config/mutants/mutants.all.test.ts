import { expect, test } from 'vitest';
import { mutants } from './list.ts';
import { failuresByFile } from './run-tests.ts';
import { copyTree, plant } from './scratch-tree.ts';

// One for each file of unit tests, since two in a file could hide each other; from all workspaces.
const unit = mutants.filter(({ journey }) => journey === undefined);
const files = [...new Map(unit.map((mutant) => [mutant.test, mutant])).values()];
const dozen = files.filter((_, index) => index % Math.floor(files.length / 12) === 0).slice(0, 12);

// A separate run of Vitest, which a busy machine is slow to start.
test('a dozen mutants planted at once, each in a file with its own test, are caught', { timeout: 900_000 }, () => {
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
