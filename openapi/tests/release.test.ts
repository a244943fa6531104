import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withEditedContract } from './fixtures/edited-contract.ts';

const RELEASE = fileURLToPath(new URL('../scripts/release.ts', import.meta.url));

const release = (folder: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [RELEASE, folder], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr });
    });
  });

async function edit(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(
    file,
    text.replace(from, () => to),
  );
}

test('a release is the bundle of its version and is never overwritten', async () => {
  await withEditedContract([], async (folder) => {
    const root = join(folder, 'openapi.yaml');
    await edit(root, /version: .*/.exec(await readFile(root, 'utf8'))?.[0] ?? '', 'version: 1.0.0');
    expect(await release(folder)).toEqual({ code: 0, said: 'Wrote releases/1.0.0.yaml.\n' });
    const file = join(folder, 'releases', '1.0.0.yaml');
    const released = await readFile(file, 'utf8');
    expect(parse(released)).toMatchObject({ info: { version: '1.0.0' }, components: { schemas: { Cart: {} } } });

    await edit(join(folder, 'paths', 'cart_add.yaml'), 'operationId: addCartLine', 'operationId: createCartLine');
    expect(await release(folder)).toEqual({
      code: 1,
      said: '1.0.0 was released: raise info.version in openapi.yaml first.\n',
    });
    await edit(root, 'version: 1.0.0', 'version: 1.1.0');
    const refused = await release(folder);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('(operation-id-changed)');
    expect(refused.said).toContain('info.version must rise to 2.0.0 at least');
    await edit(root, 'version: 1.1.0', 'version: 0.9.0');
    expect((await release(folder)).said).toBe('0.9.0 comes before 1.0.0, the newest release.\n');

    await edit(root, 'version: 0.9.0', 'version: 2.0.0');
    expect((await release(folder)).code).toBe(0);
    expect((await readdir(join(folder, 'releases'))).sort()).toEqual(['1.0.0.yaml', '2.0.0.yaml']);
    expect(await readFile(file, 'utf8')).toBe(released);
  });
});
