import { type Bundle, bundleContract } from './bundle.ts';
import { ContractError } from './contract.ts';
import { formatProblem, lintContract } from './lint-contract.ts';

/**
 * Bundles a contract that is being edited: valid OpenAPI, even if it does not follow our rules yet.
 * @throws ContractError with one line: the first problem, in the hand-written file
 */
export async function bundleValid(folder: string): Promise<Bundle> {
  const [bundle, problems] = await Promise.all([
    bundleContract(folder).catch((error: Error) => error),
    lintContract(folder, 'redocly-valid.yaml'),
  ]);
  if (!(bundle instanceof Error) && problems.length === 0) return bundle;
  // If bundling fails because one of our rules is broken, linting with all rules tells where.
  const [first, ...more] = problems.length > 0 ? problems : await lintContract(folder);
  const line = first !== undefined ? formatProblem(first) : bundle instanceof Error ? bundle.message : '';
  throw new ContractError(more.length > 0 ? `${line} and ${more.length} more: npm run contract:lint` : line);
}
