import { stringify } from 'yaml';
import { type Contract, ContractError } from './contract.ts';
import { addHttpAnswers } from './http-answers.ts';
import { formatProblem, lintContract } from './lint-contract.ts';
import { runRedocly } from './redocly-cli.ts';
import { withRefusals } from './refusals.ts';
import { addBounds } from './schema-bounds.ts';

export type Bundle = {
  contract: Contract;
  /** The bundle before each refusal became a schema of its own: one Failure for all, as the sources have it. */
  sources: Contract;
};

/**
 * Joins the contract's files into one document, adds what all operations have in common, and makes each refusal a schema
 * of its own. Component names come from the file names.
 * @throws ContractError where a file is missing, is not YAML, or two components would share a name
 */
export async function bundleContract(folder: string): Promise<Bundle> {
  const options = ['openapi.yaml', '--ext=json', '--component-renaming-conflicts-severity=error'];
  const run = await runRedocly(folder, 'bundle', options);
  if (run.code !== 0 || !run.stdout.startsWith('{')) {
    const lines = (await lintContract(folder)).map(formatProblem);
    throw new ContractError(lines.length > 0 ? lines.join('\n') : run.stderr.trim());
  }
  // Redocly has resolved every reference; the rest of the shape is what the lint rules check.
  const sources = JSON.parse(run.stdout) as Contract;
  addHttpAnswers(sources);
  const contract = withRefusals(sources);
  addBounds(contract);
  return { contract, sources };
}

/** Quoted as YAML 1.1 needs it: readers of that version would take a time for a date. */
export function toYaml(contract: Contract): string {
  return stringify(contract, { aliasDuplicateObjects: false, blockQuote: 'literal', compat: 'yaml-1.1', lineWidth: 0 });
}
