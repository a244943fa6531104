import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('what differs from each earlier file of a renamed one, and of the page, is beside the build', () => {
  const before = folderWith({
    'index.html': 'page 1',
    'assets/home-11111111.js': 'home 1',
    'assets/home-22222222.js': 'home 2',
    'assets/same-11111111.css': 'same',
    'assets/gone-11111111.js': 'gone',
  });
  const dist = folderWith({
    'index.html': 'page 3',
    'assets/home-33333333.js': 'home 3',
    'assets/home-33333333.js.br': '',
    'assets/same-11111111.css': 'same',
    'assets/new-33333333.js': 'new',
  });
  expect(writeDeltas(dist, [before])).toBe(4);
  const expected = [
    ['page 1', 'index.html', 'page 3'],
    ['page 3', 'index.html', 'page 3'],
    ['home 1', 'assets/home-33333333.js', 'home 3'],
    ['home 2', 'assets/home-33333333.js', 'home 3'],
  ] as const;
  for (const [earlier, file, text] of expected) {
    const delta = readFileSync(join(dist, 'deltas', hashOf(earlier), file));
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40).toString('base64')).toBe(hashOf(earlier));
    expect(String(zstdDecompressSync(delta.subarray(40), { dictionary: Buffer.from(earlier) }))).toBe(text);
  }
  // What an earlier run wrote is of no use.
  expect(writeDeltas(dist, [])).toBe(1);
  expect(globSync('deltas/**/*.{js,html}', { cwd: dist })).toHaveLength(1);
});
