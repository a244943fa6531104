import { join } from 'node:path';
import { readAppUse } from './agenda/app-use.ts';
import { renderAgenda } from './agenda/render-agenda.ts';
import { atomicWrite } from './atomic-write.ts';
import { type Bundle, bundleContract, toYaml } from './bundle.ts';
import { buildReference } from './reference/build-reference.ts';
import { writeWorkflows } from './workflows/write-workflows.ts';

/**
 * Builds everything from the contract in `folder` into `dist`, and returns the file names. Each file is replaced
 * atomically.
 * @throws ContractError if the contract cannot be bundled, or a workflow names what it does not have; then nothing is
 * written
 */
export async function buildContract(folder: string, dist: string): Promise<string[]> {
  const bundle = await bundleContract(folder);
  const workflows = await writeWorkflows(folder, bundle.contract, dist);
  return [...(await writeForReaders(bundle, dist)), await writeForPrograms(bundle, dist), ...workflows];
}

/** Writes the bundle for the mock and the SDK's generator. */
export async function writeForPrograms({ contract }: Bundle, dist: string): Promise<string> {
  await atomicWrite(join(dist, 'openapi.json'), `${JSON.stringify(contract, null, 2)}\n`);
  return 'openapi.json';
}

export async function writeForReaders(bundle: Bundle, dist: string): Promise<string[]> {
  const known = await readAppUse(dist, bundle.entries);
  const files = {
    'openapi.yaml': toYaml(bundle.contract),
    'agenda.html': await renderAgenda(bundle, known),
  };
  const reference = await buildReference(bundle.contract, known.used);
  for (const [name, text] of Object.entries(reference)) await atomicWrite(join(dist, 'reference', name), text);
  for (const [name, text] of Object.entries(files)) await atomicWrite(join(dist, name), text);
  return [...Object.keys(files), 'reference'];
}
