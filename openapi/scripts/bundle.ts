import { parse } from 'yaml';
import type { Contract } from './contract.ts';
import { formatProblem, lintContract } from './lint-contract.ts';
import { runRedocly } from './redocly-cli.ts';

export type Bundle = { yaml: string; contract: Contract };

/** The contract cannot be bundled; `message` has one line for each problem, as `npm run contract:lint` prints them. */
export class ContractError extends Error {}

/**
 * Joins the contract's files into one document. Component names come from the file names.
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
  const contract: unknown = parse(run.stdout, { maxAliasCount: -1 });
  // Redocly has resolved every reference; the rest of the shape is what the lint rules check.
  return { yaml: run.stdout, contract: contract as Contract };
}
