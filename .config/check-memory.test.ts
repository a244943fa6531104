import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkMemory, INPUTS } from './check-memory.ts';
import { root as repository } from './root.ts';

let root = '';

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const hasPassed = (name: string, command = 'run') => checkMemory(root).hasPassed(name, command);
const remember = (name: string) => checkMemory(root).remember(name, 'run');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-memory-'));
  execFileSync('git', ['init', '-q'], { cwd: root });
  write('.gitignore', 'node_modules/\n');
  write('package-lock.json', '{}');
  write('web/a.ts', 'a');
  write('sdk/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a passed check is remembered, a check that never passed is not', () => {
  expect(hasPassed('lint')).toBe(false);
  remember('lint');
  expect([hasPassed('lint'), hasPassed('unused')]).toEqual([true, false]);
});

test.each<[string, () => void]>([
  ['an edit', () => write('web/a.ts', 'a ')],
  ['a new file', () => write('web/c.ts', 'c')],
  ['a deleted file', () => rmSync(join(root, 'web/a.ts'))],
  ['another name', () => renameSync(join(root, 'web/a.ts'), join(root, 'web/d.ts'))],
  ['other dependencies', () => write('package-lock.json', '{"a":1}')],
  ['another installation', () => write('node_modules/.package-lock.json', '{}')],
  ['a change of the checks', () => write('.config/check.ts', '1')],
])('%s in a check’s inputs runs it again', (_, change) => {
  for (const name of ['lint', 'i18n']) remember(name);
  change();
  expect([hasPassed('lint'), hasPassed('i18n')]).toEqual([false, false]);
});

test('a change outside the inputs does not rerun a check, another command does', () => {
  remember('i18n');
  write('sdk/b.ts', 'other');
  expect([hasPassed('i18n'), hasPassed('i18n', 'run --strict')]).toEqual([true, false]);
});

test('an edit during a check does not count as checked', () => {
  const memory = checkMemory(root);
  memory.digestOf('lint', 'run');
  write('web/a.ts', 'edited meanwhile');
  memory.remember('lint', 'run');
  expect(hasPassed('lint')).toBe(false);
});

test('the contract is built again if its bundle is missing', () => {
  remember('contract');
  expect(hasPassed('contract')).toBe(false);
  for (const format of ['yaml', 'json']) write(`openapi/dist/openapi.${format}`, '');
  remember('contract');
  expect(hasPassed('contract')).toBe(true);
});

test('nothing is remembered without git to list the files', () => {
  rmSync(join(root, '.git'), { recursive: true });
  remember('lint');
  expect(hasPassed('lint')).toBe(false);
});

test.each(['web', 'mock', 'sdk', 'openapi'])('all imports of %s are inputs of its type check', async (name) => {
  const imported = new Set([name]);
  for await (const file of glob(`${name}/**/*.{ts,tsx}`, {
    cwd: repository,
    exclude: (path) => /node_modules|\bdist$/.test(path),
  })) {
    for (const [, from = ''] of readFileSync(join(repository, file), 'utf8').matchAll(
      /\bfrom '((?:\.\.?|@meridian)\/[^']+)'/g,
    )) {
      const path = from.startsWith('@meridian/')
        ? from.slice('@meridian/'.length)
        : normalize(join(dirname(file), from));
      imported.add(path.split('/')[0] ?? '');
    }
  }
  const inputs = [...(INPUTS[`types:${name}`] ?? []), '.config'];
  expect([...imported].filter((folder) => !inputs.includes(folder))).toEqual([]);
});
