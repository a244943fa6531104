import type { OperationId } from '@meridian/sdk';
import { runConformance } from '../../src/run/run.ts';
import { contract } from '../../src/run/sandbox-run.testing.ts';
import type { Mistake } from './mistakes.ts';
import { CUSTOMERS, PATHS, type Pace, startForeignServer } from './server.ts';

/** Mistakes that single answers do not show, each with the operation on which a run must name it. */
export const named = [
  ['gone-line-refuses', 'deleteCartLines'],
  ['quantity-replaced', 'addCartLine'],
  ['limit-per-call', 'addCartLine'],
  ['deleted-unseen', 'deleteCartLines'],
  ['line-not-merged', 'updateCartLine'],
  ['default-cleared', 'saveAddress'],
  ['oldest-takes-over', 'deleteAddress'],
  ['equal-values-conflict', 'saveAddress'],
  ['area-gap', 'saveAddress'],
  ['unknown-area-empty', 'listAreas'],
  ['one-too-many', 'saveAddress'],
  ['liked-afresh', 'likeProduct'],
  ['marked-are-skipped', 'likeProducts'],
  ['facets-of-found', 'listProducts'],
  ['price-as-text', 'listProducts'],
  ['logout-everywhere', 'logoutUser'],
  ['account-revealed', 'loginUser'],
  ['ties-by-lower-id', 'listProducts'],
] as const satisfies readonly (readonly [Mistake, OperationId])[];

const all = [...contract.operations.values()].filter(({ path }) => PATHS.includes(path)).map(({ id }) => id);

/** The report of a run on a foreign server with these mistakes, on some operations or on all that it has. */
export async function runOnForeignServer(
  mistakes: readonly Mistake[] = [],
  only: readonly string[] = all,
  pace?: Pace,
) {
  const { url, close } = await startForeignServer(mistakes, 0, pace);
  const [account, second] = CUSTOMERS;
  try {
    return await runConformance({ url, contract, account, second, allowWrites: true, only, timeout: 60_000 });
  } finally {
    await close();
  }
}

/** The operations with findings of such a run. */
export async function blamed(mistake: Mistake, operation: string): Promise<string[]> {
  const { findings } = await runOnForeignServer([mistake], [operation]);
  return [...new Set(findings.map((finding) => finding.operation))];
}
