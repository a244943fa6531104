import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE, complaints, executePackage, type Tool } from '../tool.ts';
import { compile } from './compile.ts';

/** A generator of clients: what it says while it reads the bundle, and whether its code compiles. */
function generator(name: string, folder: string, bin: string, args: string[]): Tool {
  return {
    name,
    run: async () => {
      await rm(join(CACHE, folder), { recursive: true, force: true });
      const said = complaints(await executePackage(bin, args));
      return [...said, ...(await compile(join(CACHE, folder)))];
    },
  };
}

export const generators: readonly Tool[] = [
  generator('hey-api', 'hey-api', '@hey-api/openapi-ts/bin/run.js', [
    '--file',
    'config/hey-api.config.mjs',
    '--no-log-file',
  ]),
  generator('orval', 'orval', 'orval/dist/bin/orval.mjs', ['--config', 'config/orval.config.mjs']),
  generator('kubb', 'kubb', '@kubb/cli/bin/kubb.cjs', ['generate', '--config', 'config/kubb.config.mjs']),
];
