import { join } from 'node:path';
import { atomicWrite } from './atomic-write.ts';
import { bundleContract } from './bundle.ts';
import { collectQuestions } from './questions/collect.ts';
import { renderQuestions } from './questions/render.ts';
import { buildReference } from './reference.ts';

/**
 * Writes everything that is built from the contract in `folder` to `dist` and returns the file names.
 * Files are replaced one by one, each at once. The reference takes most of the time, so it can be left out.
 * @throws ContractError where the contract cannot be bundled; nothing is written then
 */
export async function buildContract(folder: string, dist: string, options: { reference: boolean }): Promise<string[]> {
  const { yaml, contract, sources } = await bundleContract(folder);
  const files: Record<string, string> = {
    'openapi.yaml': yaml,
    'openapi.json': `${JSON.stringify(contract, null, 2)}\n`,
    'questions.md': renderQuestions(sources, collectQuestions(sources)),
  };
  for (const [name, text] of Object.entries(files)) await atomicWrite(join(dist, name), text);
  if (options.reference) {
    files['reference.html'] = await buildReference(join(dist, 'openapi.yaml'));
    await atomicWrite(join(dist, 'reference.html'), files['reference.html']);
  }
  return Object.keys(files);
}
