import { stringify } from 'yaml';
import { POINTS } from '../agenda/points.ts';
import { type Agreement, readAgreement } from './agenda/agreement.ts';
import { collectEntries } from './agenda/collect-entries.ts';
import type { Entry } from './agenda/entry.ts';
import { applyAgreement } from './agenda/standing.ts';
import { type Contract, ContractError } from './contract.ts';
import { addHttpAnswers } from './http-answers.ts';
import { formatProblem, lintContract } from './lint-contract.ts';
import { runRedocly } from './redocly-cli.ts';
import { withRefusals } from './refusals.ts';
import { addBounds } from './schema-bounds.ts';

export type Bundle = {
  contract: Contract;
  /** What the contract proposes, and the back-end team's answers to it. */
  entries: Entry[];
  agreement: Agreement;
};

/**
 * Joins the contract's files into one document, writes the agreement into it, adds what all operations share, and makes
 * each refusal a separate schema. Component names come from the file names.
 * @throws ContractError if a file is missing or is not YAML, two components would share a name, or agreement.yaml names
 * something that does not exist
 */
export async function bundleContract(folder: string): Promise<Bundle> {
  const options = ['openapi.yaml', '--ext=json', '--component-renaming-conflicts-severity=error'];
  const run = await runRedocly(folder, 'bundle', options);
  if (run.code !== 0 || !run.stdout.startsWith('{')) {
    const lines = (await lintContract(folder)).map(formatProblem);
    throw new ContractError(lines.length > 0 ? lines.join('\n') : run.stderr.trim());
  }
  // Redocly has resolved every reference. The lint rules check the rest of the shape.
  const sources = JSON.parse(run.stdout) as Contract;
  addHttpAnswers(sources);
  const entries = collectEntries(sources);
  const agreement = await readAgreement(folder, POINTS, entries);
  applyAgreement(agreement, POINTS, entries);
  const contract = withRefusals(sources);
  addBounds(contract);
  return { contract, entries, agreement };
}

/** Quoted for YAML 1.1, whose readers would take a time for a date. */
export function toYaml(contract: Contract): string {
  return stringify(contract, { aliasDuplicateObjects: false, blockQuote: 'literal', compat: 'yaml-1.1', lineWidth: 0 });
}
