// `npm run check:mutants`: checks that each mutant has a unique name, changes its source, and names a test file or
// journeys that exist.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../test-results.ts';
import { mutants } from './list.ts';
import { type Mutant, mutate } from './mutant.ts';

/** One line for each journey: its file, position and titles. */
function journeys(): string[] {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'web/playwright.config.ts', '--list'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The journeys cannot be listed:\n${stdout}\n${stderr}`);
  return stdout.split('\n');
}

const listed = journeys();

function faultOf(mutant: Mutant): string | undefined {
  const { name, test, journey, from, to } = mutant;
  if (mutants.filter((other) => other.name === name).length > 1) return `${name}: another mutant has this name.`;
  if (from === to) return `${name}: it changes nothing.`;
  if (!existsSync(join(root, test))) return `${name}: there is no ${test}.`;
  if (journey !== undefined) {
    const titles = new RegExp(journey, 'i');
    const file = test.slice('web/e2e/'.length);
    if (!listed.some((line) => line.includes(file) && titles.test(line))) {
      return `${name}: no journey of ${test} has “${journey}” in its title.`;
    }
  }
  try {
    mutate(mutant);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const faults = mutants.map(faultOf).filter((fault) => fault !== undefined);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
