import { parse, stringify } from 'yaml';
import type { Contract } from './contract.ts';
import { addHttpAnswers } from './http-answers.ts';
import { formatProblem, lintContract } from './lint-contract.ts';
import { runRedocly } from './redocly-cli.ts';
import { addBounds } from './schema-bounds.ts';

export type Bundle = { yaml: string; contract: Contract };

/** The contract cannot be bundled; `message` has one line for each problem, as `npm run contract:lint` prints them. */
export class ContractError extends Error {}

/**
 * Joins the contract's files into one document, and adds what all operations have in common. Component names come from the file names.
 * @throws ContractError where a file is missing, is not YAML, or two components would share a name
 */
export async function bundleContract(folder: string): Promise<Bundle> {
  const run = await runRedocly(
    folder,
    'bundle',
    'openapi.yaml',
    '--ext=yaml',
    '--component-renaming-conflicts-severity=error',
  );
  if (run.code !== 0 || !run.stdout.startsWith('openapi:')) {
    const lines = (await lintContract(folder)).map(formatProblem);
    throw new ContractError(lines.length > 0 ? lines.join('\n') : run.stderr.trim());
  }
  // maxAliasCount: the bundle has no aliases of its own making; -1 lets it use as many as it likes.
  // Redocly has resolved every reference; the rest of the shape is what the lint rules check.
  const contract = parse(run.stdout, { maxAliasCount: -1 }) as Contract;
  addHttpAnswers(contract);
  addBounds(contract);
  return { yaml: stringify(contract, { lineWidth: 0, aliasDuplicateObjects: false }), contract };
}
