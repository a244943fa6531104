import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zstdDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writeDeltas } from './deltas.ts';
import { hashOf } from './import-map.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-deltas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

/** Too little can be compressed here to be smaller without the earlier file. */
const shared = randomBytes(600).toString('base64');

test('what differs from each earlier file of a renamed one, and of the page, is beside the build', () => {
  const before = folderWith({
    'index.html': `page 1 ${shared}`,
    'assets/home-11111111.js': `home 1 ${shared}`,
    'assets/home-22222222.js': `home 2 ${shared}`,
    'assets/same-11111111.css': 'same',
    'assets/gone-11111111.js': 'gone',
  });
  const dist = folderWith({
    'index.html': `page 3 ${shared}`,
    'assets/home-33333333.js': `home 3 ${shared}`,
    'assets/home-33333333.js.br': '',
    'assets/same-11111111.css': 'same',
    'assets/new-33333333.js': 'new',
  });
  expect(writeDeltas(dist, [before])).toBe(4);
  const expected = [
    [`page 1 ${shared}`, 'index.html', `page 3 ${shared}`],
    [`page 3 ${shared}`, 'index.html', `page 3 ${shared}`],
    [`home 1 ${shared}`, 'assets/home-33333333.js', `home 3 ${shared}`],
    [`home 2 ${shared}`, 'assets/home-33333333.js', `home 3 ${shared}`],
  ] as const;
  for (const [earlier, file, text] of expected) {
    const delta = readFileSync(join(dist, 'deltas', hashOf(earlier), file));
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40).toString('base64')).toBe(hashOf(earlier));
    expect(delta.length).toBeLessThan(120);
    expect(() => zstdDecompressSync(delta.subarray(40))).toThrow();
    expect(String(zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(earlier) }))).toBe(text);
  }
  // What an earlier run wrote is of no use.
  expect(writeDeltas(dist, [])).toBe(1);
  expect(globSync('deltas/**/*.{js,html}', { cwd: dist })).toHaveLength(1);
});

test('a folder that holds no build is named, and the earlier deltas go with a new configuration', () => {
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], { stdio: 'pipe' });
  const dist = folderWith({ 'index.html': '<meta charset="utf-8">' });
  expect(() => run('deltas.ts', '--dist', dist, join(dist, 'assets'))).toThrow('assets has no index.html');
  expect(() => run('deltas.ts', '--dist', dist)).toThrow('Usage: npm run deltas');
  writeDeltas(dist, []);
  run('configure.ts', '', '--dist', dist);
  expect(globSync('deltas/**', { cwd: dist })).toEqual([]);
});
