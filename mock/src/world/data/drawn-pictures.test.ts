import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawnFolder, drawnPictures } from './drawn-pictures.ts';

test('no two pictures are the same, and together they are at most 6 MB', () => {
  const all = [...drawnPictures()].map((file) => readFileSync(join(drawnFolder, file)));
  expect(new Set(all.map((bytes) => bytes.toString('base64'))).size).toBe(all.length);
  expect(all.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(6_000_000);
  expect(Math.max(...all.map(({ length }) => length))).toBeLessThanOrEqual(30_000);
});
