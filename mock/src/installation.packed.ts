import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ConsoleFiles, consoleFiles } from '../scripts/console-files.ts';

export const pictureFolder = fileURLToPath(new URL('../pictures', import.meta.url));

export const command = 'npx meridian-mock';

export const hasShop = false;

export const webAdvice = 'This package has no web app: the calls are under /api/, what a person can set under /__mock/';

/** The console's files, built with the package. */
export const readConsole = async (): Promise<ConsoleFiles> => {
  const read = (file: string) => readFile(new URL(`../console/${file}`, import.meta.url), 'utf8');
  const texts = consoleFiles.map(async (file) => [file, await read(file)] as const);
  return Object.fromEntries(await Promise.all(texts)) as ConsoleFiles; // every file is in the list
};
