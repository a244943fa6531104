// `npm run mutants`: plants one fault after another in a copy of the repository, runs the test that must notice it, and
// prints which were caught. `npm run mutants -- <part of a name or of a file>…` selects some.
import { execFileSync } from 'node:child_process';
import { root } from '../root.ts';
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { failedJourneys, failuresByFile } from './run-tests.ts';
import { copyTree, plant } from './scratch-tree.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const parts = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, file }) => parts.length === 0 || parts.some((part) => name.includes(part) || file.includes(part)),
);
if (chosen.length === 0) {
  say(`No mutant has ${parts.join(' or ')} in its name or file.`);
  process.exit(1);
}

execFileSync('npm', ['run', '-s', 'contract:build'], { cwd: root, stdio: 'inherit' });
const folder = copyTree('mutants');
say(`${chosen.length} mutants; first their tests as they are`);
const red = chosen.filter((mutant, index) => isFirst(mutant, index) && failuresOf(mutant) !== 0);
if (red.length > 0) {
  say(`These fail without a fault, so they show nothing: ${red.map(testOf).join(', ')}`);
  process.exit(1);
}

const missed: Mutant[] = [];
for (const mutant of chosen) {
  const takeOut = plant(mutant, folder);
  const started = Date.now();
  const failed = failuresOf(mutant) ?? 0;
  takeOut();
  if (failed === 0) missed.push(mutant);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  say(
    `${failed > 0 ? 'caught' : 'MISSED'} ${seconds} s  ${mutant.name}  ${mutant.file} → ${testOf(mutant)} (${failed})`,
  );
}
say(`\n${chosen.length - missed.length} of ${chosen.length} caught`);
if (missed.length > 0) process.exitCode = 1;

function testOf({ test, journey }: Mutant): string {
  return journey === undefined ? test : `${test} › ${journey}`;
}

/** Whether a mutant is the first with its test: each test runs once without a fault. */
function isFirst(mutant: Mutant, index: number): boolean {
  return chosen.findIndex((other) => testOf(other) === testOf(mutant)) === index;
}

/** The number of its tests that fail in the current copy; undefined if none ran. */
function failuresOf({ test, journey }: Mutant): number | undefined {
  return journey === undefined ? failuresByFile(folder, [test]).get(test) : failedJourneys(folder, test, journey);
}
