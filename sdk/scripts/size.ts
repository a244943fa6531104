// What the entry point `@meridian/sdk` costs a page: bundled with openapi-fetch, minified, gzipped.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 7.8;

const folder = await mkdtemp(join(tmpdir(), 'sdk-size-'));
// By its command line, which is on the PATH of every npm script: the bundler is the app's dependency, not ours.
await promisify(execFile)('rolldown', ['src/index.ts', '--minify', '--dir', folder], {
  cwd: new URL('..', import.meta.url),
});
const bundle = await readFile(join(folder, 'index.js'));
await rm(folder, { recursive: true });

const kb = gzipSync(bundle, { level: 9 }).length / 1000;
process.stdout.write(
  `@meridian/sdk: ${kb.toFixed(2)} kB gzip (${bundle.length} bytes minified), at most ${LIMIT_KB} kB\n`,
);
if (kb > LIMIT_KB) process.exitCode = 1;
