import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that a concurrent reader sees the old text or the new one, never a part of it. The temporary file is
 * in the same folder, since a rename is atomic only within one file system. A file that has this text is left alone, so
 * that nothing comes and goes in its folder while another process copies it.
 */
export async function atomicWrite(file: string, text: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return;
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.${counter++}.tmp`;
  try {
    await writeFile(temporary, text);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

let counter = 0;
