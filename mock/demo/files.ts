// Writes the files that the mock reads into the worker's file system, which is in memory.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

declare global {
  /** Texts by absolute path, set by a script that the build writes. */
  var meridianFiles: Record<string, string>;
}

for (const [path, text] of Object.entries(globalThis.meridianFiles)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
