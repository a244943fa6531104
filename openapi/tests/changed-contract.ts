import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const GOOD = fileURLToPath(new URL('fixtures/good', import.meta.url));

export type Change = { file: string; from: string; to: string };

/**
 * Hands a copy of the good fixture with some changes to `use`, in a folder called openapi, and removes it afterwards.
 * A text to be replaced that the fixture does not hold exactly once is a fault of the test.
 */
export async function withChangedContract<T>(changes: Change[], use: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'contract-'));
  const folder = join(parent, 'openapi');
  try {
    await cp(GOOD, folder, { recursive: true });
    for (const { file, from, to } of changes) {
      const text = from === '' ? '' : await readFile(join(folder, file), 'utf8');
      if (text.split(from).length !== 2 && from !== '') throw new Error(`${file} must hold once: ${from}`);
      await writeFile(join(folder, file), from === '' ? to : text.replace(from, () => to));
    }
    return await use(folder);
  } finally {
    await rm(parent, { recursive: true });
  }
}
