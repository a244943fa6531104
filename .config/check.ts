// `npm run check [-- <name> …]`: runs the scripts of package.json that begin with `check:`, one per core at a time, and
// prints how long each took; with names, only those scripts (`npm run check -- types lint`). All run to their end, so
// that one run shows every problem. A check whose inputs are unchanged since it last passed is skipped.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { checkMemory } from './check-memory.ts';

const ROOT = new URL('..', import.meta.url);

interface Result {
  passed: boolean;
  seconds: number;
  output: string;
}

function run(command: string): Promise<Result> {
  const started = performance.now();
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ passed: code === 0, seconds: (performance.now() - started) / 1000, output });
    });
  });
}

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  await readFile(new URL('package.json', ROOT), 'utf8'),
);
const wanted = process.argv.slice(2);
const checks = Object.entries(scripts)
  .filter(([name]) => name.startsWith('check:'))
  .map(([name, command]) => ({ name: name.slice('check:'.length), command }))
  .filter(({ name }) => wanted.length === 0 || wanted.some((one) => name === one || name.startsWith(`${one}:`)));
if (checks.length === 0) {
  process.stderr.write(`No check is called ${wanted.join(', ')}: see the scripts in package.json.\n`);
  process.exitCode = 1;
}

const started = performance.now();
const memory = checkMemory(fileURLToPath(ROOT));
const waiting = checks.filter(({ name, command }) => !memory.hasPassed(name, command));
const remembered = checks.length - waiting.length;
const worker = async () => {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { passed, seconds, output } = await run(check.command);
    process.stdout.write(`${passed ? '✓' : '✗'} ${check.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s\n`);
    if (passed) {
      memory.remember(check.name, check.command);
      continue;
    }
    process.stderr.write(`${output}\n`);
    process.exitCode = 1;
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, worker));
const unchanged = remembered > 0 ? `, ${remembered} of them unchanged since they passed` : '';
process.stdout.write(`${checks.length} checks in ${((performance.now() - started) / 1000).toFixed(1)} s${unchanged}\n`);
