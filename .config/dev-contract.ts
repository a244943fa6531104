import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeForPrograms, writeForReaders } from '../openapi/scripts/build-contract.ts';
import { ContractError } from '../openapi/scripts/contract.ts';
import { bundleValid } from '../openapi/scripts/valid-bundle.ts';
import { renderFiles } from '../sdk/scripts/render.ts';

interface DevContract {
  /** The hand-written contract; what is built goes to `dist` in it. */
  readonly folder: string;
  /** Where the SDK's types go. */
  readonly generated: string;
  /** Has what is built served; gives a problem, if there is one. */
  readonly serve: () => Promise<string | undefined>;
  readonly report: (line: string) => void;
}

/** Builds a contract as it is being written, and has it served. One that cannot be leaves what was built before. */
export async function buildWhileEditing({ folder, generated, serve, report }: DevContract): Promise<void> {
  const seconds = stopwatch();
  const dist = join(folder, 'dist');
  try {
    const bundle = await bundleValid(folder);
    await writeForPrograms(bundle, dist);
    await Promise.all([
      serve().then((problem) => report(problem ?? `The contract is served, after ${seconds()}`)),
      renderFiles(JSON.parse(await readFile(join(dist, 'openapi.json'), 'utf8')))
        .then((files) => writeChanged(generated, files))
        .then((names) => names.length > 0 && report(`The SDK has new types, after ${seconds()}: ${names.join(', ')}`)),
    ]);
    await writeForReaders(bundle, dist);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    report(error.message);
  }
}

export function stopwatch(): () => string {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Only what has changed: whoever watches a file would load it again. */
async function writeChanged(folder: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const changed: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) continue;
    await writeFile(file, text);
    changed.push(name);
  }
  return changed;
}
