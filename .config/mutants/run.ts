// `npm run mutants`: plants one fault after another in a copy of the repository, runs the test that has to notice it, and
// prints which were caught. `npm run mutants -- <part of a name or of a file>…` takes some of them.
import { execFileSync } from 'node:child_process';
import { root } from '../test-results.ts';
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { type FileResults, runJourneys, runUnitTests } from './run-tests.ts';
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

const isJourney = ({ test }: Mutant) => test.endsWith('.spec.ts');
const runTests = (folder: string, files: readonly string[]): FileResults => {
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !file.endsWith('.spec.ts'));
  return new Map([
    ...(units.length > 0 ? runUnitTests(folder, units) : []),
    ...(journeys.length > 0 ? runJourneys(folder, journeys) : []),
  ]);
};

execFileSync('npm', ['run', '-s', 'contract:build', '--', '--no-reference'], { cwd: root, stdio: 'inherit' });
const folder = copyTree('mutants');
const files = [...new Set(chosen.map(({ test }) => test))];
say(`${chosen.length} mutants; first their ${files.length} test files as they are`);
const before = runTests(folder, files);
const red = files.filter((file) => (before.get(file)?.failed ?? 1) > 0);
if (red.length > 0) {
  say(`These fail without a fault, so they show nothing: ${red.join(', ')}`);
  process.exit(1);
}

const missed: Mutant[] = [];
for (const mutant of chosen) {
  const takeOut = plant(mutant, folder);
  const started = Date.now();
  const { failed = 0 } = runTests(folder, [mutant.test]).get(mutant.test) ?? {};
  takeOut();
  if (failed === 0) missed.push(mutant);
  const seconds = ((Date.now() - started) / 1000).toFixed(1).padStart(6);
  say(`${failed > 0 ? 'caught' : 'MISSED'} ${seconds} s  ${mutant.name}  ${mutant.file} → ${mutant.test} (${failed})`);
}
say(`\n${chosen.length - missed.length} of ${chosen.length} caught, ${chosen.filter(isJourney).length} by journeys`);
if (missed.length > 0) process.exitCode = 1;
