/**
 * The inputs of the fuzz run. An operation without an entry is sent the ordinary request of its contract
 * (`minimalInput`). An operation needs an entry if
 * - it names records (an order, an address, a product), so that the actor's own, another actor's and unused ones are
 *   tried;
 * - it carries customers' texts, so that they are recognised in another actor's answer (`privateText`);
 * - its outcome depends on its input: filters, amounts, codes that may be wrong;
 * - its ordinary request never succeeds here: `fuzz.test.ts`, run by `npm test -- --all`, names such an operation.
 */
import { type OperationId, operations } from '@meridian/sdk';
import type { Engine } from '../../../src/prism/engine.ts';
import type { OperationInput } from '../../../src/sandboxes/call-operation.ts';
import { minimalInput } from '../../harness/ordinary-request.ts';
import type { InputContext, Inputs } from '../input-context.ts';
import { accountInputs } from './account.ts';
import { afterSaleInputs } from './after-sale.ts';
import { catalogueInputs } from './catalogue.ts';
import { orderInputs } from './orders.ts';
import { serviceInputs } from './service.ts';
import { sessionInputs } from './session.ts';
import { walletInputs } from './wallet.ts';

const inputs: Inputs = {
  ...sessionInputs,
  ...accountInputs,
  ...catalogueInputs,
  ...orderInputs,
  ...afterSaleInputs,
  ...walletInputs,
  ...serviceInputs,
};

export const fuzzedOperations = Object.keys(operations) as OperationId[]; // the keys of a constant table

export async function createInput(
  { operations: contract }: Engine,
  operation: OperationId,
  context: InputContext,
): Promise<Pick<OperationInput, 'query' | 'body'>> {
  const create = inputs[operation];
  if (create) return { ...(await create(context)) };
  const known = contract.get(operation);
  if (!known) throw new Error(`The contract has no ${operation}`);
  return minimalInput(known);
}
