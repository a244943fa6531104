import { readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { pictureFolder } from '../src/installation.ts';

/** The picture files whose codes occur in these texts: the world's data, the contract's examples or the code. */
export async function shownPictures(texts: readonly string[]): Promise<string[]> {
  const codes = new Set(
    texts.flatMap((text) => text.match(/(?<=["'/])[0-9a-f]{2,6}(?:-[0-9a-f]{2,6})*(?=["'.])/g) ?? []),
  );
  return (await readdir(pictureFolder)).filter((file) => codes.has(basename(file, '.webp')));
}
