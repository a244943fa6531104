// Replaces node:fs in the worker: the files that the mock reads, in memory.
import { memfs } from 'memfs';

declare global {
  /** Texts by absolute path, set by a script that the build writes. */
  var meridianFiles: Record<string, string>;
}

const { fs } = memfs(globalThis.meridianFiles);
export const { constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } = fs;
export const { access, readFile, rename, rm, stat, writeFile } = fs.promises;
