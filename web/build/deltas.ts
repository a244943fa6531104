// `npm run deltas -- <folder> …`: writes into a build, under `deltas/`, how its page, scripts and styles differ from those
// of earlier builds, such as the folder that the host serves now. A browser that has the earlier file loads nothing else
// (RFC 9842). Run it after `npm run configure`.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { constants, zstdCompressSync } from 'node:zlib';
import { keyOf } from './import-map.ts';

const PAGE = 'index.html';
/** Begins a file of the content coding `dcz`; the hash of the earlier file follows. */
const MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** Writes `deltas/<SHA-256 of the earlier file in Base64>/<path of the newer file>` and returns how many. */
export function writeDeltas(dist: string, earlier: readonly string[]): number {
  const filesIn = (cwd: string) => globSync([PAGE, 'assets/*.{js,css}'], { cwd });
  const files = new Map(filesIn(dist).map((file) => [keyOf(file), file]));
  rmSync(join(dist, 'deltas'), { recursive: true, force: true });
  // A page from a delta has another ETag than the page itself: a delta from itself answers instead of a 304.
  const pairs = [dist, ...earlier].flatMap((folder) =>
    filesIn(folder).flatMap((file) => {
      const newer = files.get(keyOf(file));
      return newer === undefined || (newer === file && file !== PAGE) ? [] : [[join(folder, file), newer] as const];
    }),
  );
  for (const [file, newer] of pairs) {
    const dictionary = readFileSync(file);
    const hash = createHash('sha256').update(dictionary).digest();
    const params = { [constants.ZSTD_c_compressionLevel]: 19 };
    const delta = zstdCompressSync(readFileSync(join(dist, newer)), { dictionary, params });
    const to = join(dist, 'deltas', hash.toString('base64'), newer);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, Buffer.concat([MAGIC, hash, delta]));
  }
  return pairs.length;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { dist: { type: 'string' } }, allowPositionals: true });
  const dist = values.dist ?? fileURLToPath(new URL('../dist', import.meta.url));
  const wrong = [dist, ...positionals].find((folder) => !existsSync(join(folder, PAGE)));
  if (positionals.length === 0 || wrong !== undefined) {
    const reason = wrong === undefined ? '' : `${wrong} has no ${PAGE}.\n`;
    process.stderr.write(`${reason}Usage: npm run deltas -- <folder of an earlier build> … [--dist <folder>]\n`);
    process.exitCode = 1;
  } else process.stdout.write(`${dist}/deltas: ${writeDeltas(dist, positionals)} files\n`);
}
