import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { atomicWrite } from '../scripts/atomic-write.ts';
import { buildContract } from '../scripts/build-contract.ts';
import { GOOD, withChangedContract } from './changed-contract.ts';

test('the build writes the bundle twice, the questions and the reference, and leaves nothing else', async () => {
  await withChangedContract([], async (folder) => {
    const dist = join(folder, 'dist');
    const files = await buildContract(folder, dist, { reference: true });
    expect(files).toEqual(['openapi.yaml', 'openapi.json', 'questions.md', 'reference.html']);
    expect((await readdir(dist)).sort()).toEqual([...files].sort());
    const json: unknown = JSON.parse(await readFile(join(dist, 'openapi.json'), 'utf8'));
    expect(parse(await readFile(join(dist, 'openapi.yaml'), 'utf8'))).toEqual(json);
    expect(json).toHaveProperty('components.schemas.CartLine.properties.price', {
      $ref: '#/components/schemas/Money',
      description: 'For one piece.',
      'x-provenance': 'stated 3',
    });
  });
});

test('without the reference the build is the bundle and the questions', async () => {
  await withChangedContract([], async (folder) => {
    const files = await buildContract(folder, join(folder, 'dist'), { reference: false });
    expect(files).toEqual(['openapi.yaml', 'openapi.json', 'questions.md']);
  });
});

test('the reference page holds the contract and may fetch nothing', async () => {
  await withChangedContract([], async (folder) => {
    const dist = join(folder, 'dist');
    await buildContract(folder, dist, { reference: true });
    const page = await readFile(join(dist, 'reference.html'), 'utf8');
    expect(page).toContain('Put something into the bag');
    expect(page).toContain(`content="default-src 'none';`);
    expect(page).not.toMatch(/<(script|img|iframe)[^>]+src="https?:|<link[^>]+href="https?:/);
    expect(page).not.toMatch(/fonts\.(googleapis|gstatic)\.com|cdn\.redoc/);
  });
});

test('a contract that cannot be bundled leaves the last build as it was', async () => {
  const change = { file: 'paths/cart_add.yaml', from: 'examples/OutOfStock.yaml', to: 'examples/SoldOut.yaml' };
  await withChangedContract([change], async (folder) => {
    const dist = join(folder, 'dist');
    await buildContract(GOOD, dist, { reference: false });
    const before = await readFile(join(dist, 'openapi.json'), 'utf8');
    await expect(buildContract(folder, dist, { reference: false })).rejects.toThrow('SoldOut.yaml does not exist');
    expect(await readFile(join(dist, 'openapi.json'), 'utf8')).toBe(before);
  });
});

describe('atomicWrite', () => {
  test('a reader never sees half a file while writers replace it', async () => {
    await withChangedContract([], async (folder) => {
      const file = join(folder, 'dist', 'big.txt');
      const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(2_000_000));
      await atomicWrite(file, texts[0] ?? '');
      let writing = true;
      const writers = Promise.all(texts.map((text) => atomicWrite(file, text))).finally(() => {
        writing = false;
      });
      const seen = new Set<string>();
      while (writing) seen.add(await readFile(file, 'utf8'));
      await writers;
      expect(texts).toEqual(expect.arrayContaining([...seen]));
      expect(await readdir(join(folder, 'dist'))).toEqual(['big.txt']);
    });
  });

  test('what cannot be put in place leaves no temporary file', async () => {
    await withChangedContract([], async (folder) => {
      await expect(atomicWrite(join(folder, 'paths'), 'text')).rejects.toThrow();
      expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    });
  });
});
