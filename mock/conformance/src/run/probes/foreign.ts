import type { OperationId } from '@meridian/sdk';
import type { ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { neededIds } from '../known-ids.ts';
import type { PlannedOperation } from '../plan.ts';
import { type Prepared, takeBack } from '../recipes/recipe.ts';
import { codeOf, type Walk } from '../walk.ts';

/** What belongs to one customer alone. */
const PRIVATE_IDS: ReadonlySet<string> = new Set([
  'address_id',
  'order_id',
  'order_item_id',
  'refund_id',
  'recharge_id',
  'withdrawal_id',
  'card_payment_id',
  'payee_id',
  'notification_id',
  'conversation_id',
  'session_id',
  'line_id',
]);

/** Reads the first customer's records as the second: they do not exist for them. */
export async function probeForeign(kit: RunKit, { operation, input }: Target): Promise<void> {
  const fields = privateFields(kit.walk, operation);
  if (operation.invalidates !== undefined || fields.length === 0) return;
  report(kit, operation, fields, await kit.walk.send(operation.id, input, 'second'));
}

/** Tries a change on a record of the first customer as the second, and then lets the first carry it out. */
export async function probeForeignChange(
  kit: RunKit,
  { operation }: PlannedOperation,
  prepare: () => Promise<Prepared<OperationId>>,
): Promise<void> {
  const { walk } = kit;
  const fields = privateFields(walk, operation);
  if (fields.length === 0) return;
  const { undo, ...input } = await prepare();
  const stolen = await walk.send(operation.id, input, 'second');
  await takeBack(undo, await walk.send(operation.id, input));
  report(kit, operation, fields, stolen);
}

/** The fields of an operation that name what is one customer's; none while there is no other customer to try it. */
function privateFields(walk: Walk, { id }: ContractOperation): string[] {
  const { account, second } = walk.options;
  if (walk.tokenOf('second') === undefined || second?.account === account.account) return [];
  return neededIds(walk.contract, id).filter((name) => PRIVATE_IDS.has(name));
}

function report(kit: RunKit, operation: ContractOperation, fields: readonly string[], exchange: Exchange): void {
  kit.recorder.looked(operation.id, 'token-foreign');
  if (codeOf(exchange) !== 1) return;
  found(kit, operation, {
    check: 'token-foreign',
    message: `${operation.id} acts on a record of another customer`,
    expected: `the refusal for an unknown ${fields.join(', ')}`,
    got: 'success',
    at: fields.join(', '),
    contract: '/info/description',
    exchanges: [exchange],
  });
}
