import { type Bundle, bundleContract } from './bundle.ts';
import { ContractError } from './contract.ts';
import { formatProblem, lintContract } from './lint-contract.ts';

/**
 * The bundle of a contract that is being written: it is OpenAPI, whether it keeps our rules yet or not.
 * @throws ContractError with one line: the first problem, in the hand-written file
 */
export async function bundleValid(folder: string): Promise<Bundle> {
  const [bundle, problems] = await Promise.all([
    bundleContract(folder).catch((error: Error) => error),
    lintContract(folder, 'redocly-valid.yaml'),
  ]);
  if (!(bundle instanceof Error) && problems.length === 0) return bundle;
  // What the bundle cannot be made of for want of one of our rules, that rule can place.
  const [first, ...more] = problems.length > 0 ? problems : await lintContract(folder);
  const line = first !== undefined ? formatProblem(first) : bundle instanceof Error ? bundle.message : '';
  throw new ContractError(more.length > 0 ? `${line} and ${more.length} more: npm run contract:lint` : line);
}
