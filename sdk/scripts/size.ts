// The size of the entry points without React in a page: bundled with their imports, minified, gzipped.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const LIMITS_KB = { index: 8.4, attempts: 5.5, flows: 20, lists: 1.2, middleware: 3, schemas: 6 };

const folder = await mkdtemp(join(tmpdir(), 'sdk-size-'));
for (const [entry, limit] of Object.entries(LIMITS_KB)) {
  // Run by its command, which is on the PATH of every npm script: the bundler is a dependency of the app, not of the
  // SDK.
  await promisify(execFile)('rolldown', [`src/${entry}.ts`, '--minify', '--dir', folder], {
    cwd: new URL('..', import.meta.url),
  });
  const bundle = await readFile(join(folder, `${entry}.js`));
  const kb = gzipSync(bundle, { level: 9 }).length / 1000;
  process.stdout.write(`${entry}: ${kb.toFixed(2)} kB gzip (${bundle.length} bytes minified), at most ${limit} kB\n`);
  if (kb <= limit) continue;
  process.stderr.write(`${entry} is too large: take something out, or raise its limit in sdk/scripts/size.ts.\n`);
  process.exitCode = 1;
}
await rm(folder, { recursive: true });
