// How long the contract takes from its sources to everything that is made of it: medians of five runs, whole processes,
// as a developer waits for them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RUNS = 5;

const steps = [
  { name: 'contract lint', cwd: 'openapi', args: ['scripts/lint.ts'] },
  { name: 'contract build', cwd: 'openapi', args: ['scripts/build.ts'] },
  { name: 'SDK generation', cwd: 'sdk', args: ['scripts/generate.ts'] },
];

process.stdout.write('\nContract: seconds, median of five\n');
for (const { name, cwd, args } of steps) {
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: `${root}${cwd}`, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} failed: ${stderr}`);
    return performance.now() - started;
  }).sort((a, b) => a - b);
  const median = (times[Math.floor(RUNS / 2)] ?? 0) / 1000;
  process.stdout.write(`${name.padEnd(42)}${median.toFixed(2).padStart(6)}\n`);
}
