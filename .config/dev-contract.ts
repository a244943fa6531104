import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeForPrograms, writeForReaders } from '../openapi/scripts/build-contract.ts';
import { ContractError } from '../openapi/scripts/contract.ts';
import { bundleValid } from '../openapi/scripts/valid-bundle.ts';
import { renderFiles } from '../sdk/scripts/render.ts';

interface DevContract {
  /** The folder of the hand-written contract; the build goes to its `dist`. */
  readonly folder: string;
  /** The folder for the SDK's types. */
  readonly generated: string;
  /** Serves the build; resolves to a problem, if there is one. */
  readonly serve: () => Promise<string | undefined>;
  readonly report: (line: string) => void;
}

/** Builds and serves a contract while it is edited. If it cannot be built, the previous build stays. */
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

/** Writes only changed files, since a watcher would reload them. */
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
