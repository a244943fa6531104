import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { atomicWrite } from '../scripts/atomic-write.ts';
import { buildContract } from '../scripts/build-contract.ts';
import { VALID_CONTRACT, withEditedContract } from './fixtures/edited-contract.ts';

test('the build writes only the bundle as YAML and JSON, the agenda and the reference', async () => {
  await withEditedContract([], async (folder) => {
    const dist = join(folder, 'dist');
    const files = await buildContract(folder, dist);
    expect(files).toEqual(['openapi.yaml', 'agenda.html', 'reference', 'openapi.json']);
    expect((await readdir(dist)).sort()).toEqual([...files].sort());
    const json: unknown = JSON.parse(await readFile(join(dist, 'openapi.json'), 'utf8'));
    expect(parse(await readFile(join(dist, 'openapi.yaml'), 'utf8'))).toEqual(json);
    expect(json).toHaveProperty('components.schemas.CartLine.properties.price', {
      $ref: '#/components/schemas/Money',
      description: 'For one piece.',
      'x-provenance': 'stated 3',
    });
    const reference = await readFile(join(dist, 'reference', 'reference.json'), 'utf8');
    expect(reference).toContain('Put something into the bag');
  });
});

test('a failed build leaves the previous build untouched', async () => {
  const change = { file: 'paths/cart_add.yaml', from: 'AddCartLineBody.yaml', to: 'SoldOut.yaml' };
  await withEditedContract([change], async (folder) => {
    const dist = join(folder, 'dist');
    await buildContract(VALID_CONTRACT, dist);
    const before = await readFile(join(dist, 'openapi.json'), 'utf8');
    await expect(buildContract(folder, dist)).rejects.toThrow('SoldOut.yaml does not exist');
    expect(await readFile(join(dist, 'openapi.json'), 'utf8')).toBe(before);
  });
});

describe('atomicWrite', () => {
  test('concurrent readers see only complete files', async () => {
    await withEditedContract([], async (folder) => {
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

  test('a file that has the text is left alone', async () => {
    await withEditedContract([], async (folder) => {
      const file = join(folder, 'same.txt');
      const written = async (text: string) => {
        await atomicWrite(file, text);
        return (await stat(file)).ino;
      };
      const first = await written('one');
      expect(await written('one')).toBe(first);
      expect(await written('other')).not.toBe(first);
    });
  });

  test('a failed write leaves no temporary file', async () => {
    await withEditedContract([], async (folder) => {
      await expect(atomicWrite(join(folder, 'paths'), 'text')).rejects.toThrow();
      expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    });
  });
});
