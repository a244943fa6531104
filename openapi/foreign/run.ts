/**
 * `npm run contract:foreign [-- <part of a tool's name>…] [-- --accept]`: foreign tools read the contract, compilers and
 * package managers that we do not use take the SDK. README.md says what each is. Exit code 1 for a complaint that is
 * not accepted, or an accepted one that has vanished; `--accept` takes over the places of rules that are accepted.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { CACHE, FOREIGN, ROOT } from './tool.ts';

function npm(args: string[], cwd: string) {
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} ended with ${status}`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean', default: false } },
});

const installed = `${FOREIGN}node_modules/.package-lock.json`;
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(`${FOREIGN}package-lock.json`).mtimeMs) {
  process.stdout.write('Installing the foreign tools (npm ci in openapi/foreign) …\n');
  npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], FOREIGN);
}
npm(['run', '-s', 'contract:build'], ROOT);
await mkdir(CACHE, { recursive: true });

// Only now: the tools' own modules import what was just installed.
const { report } = await import('./report.ts');
const isFine = await report(positionals, values.accept);
if (!isFine) process.exitCode = 1;
