/**
 * What the fuzz run sends. An operation without an entry is sent the ordinary request of its contract (`minimalInput`).
 * It needs an entry when
 * - it names records (an order, an address, a product), so that the actor's own, another's and unused ones are tried;
 * - it carries what customers write, so that it is recognised in another's answer (`privateText`);
 * - its outcome depends on what it is sent: filters, amounts, codes that may be wrong;
 * - the ordinary request never succeeds here: `fuzz.test.ts` names such an operation.
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

/** Every operation. */
export const fuzzedOperations = Object.keys(operations) as OperationId[]; // a constant table's keys

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
