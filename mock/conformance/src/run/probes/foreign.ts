import type { ContractOperation } from '../../contract/contract.ts';
import type { Exchange } from '../../exchange.ts';
import { codeOf, type Driver } from '../driver.ts';
import { neededIds } from '../known-ids.ts';
import type { PlannedOperation } from '../plan.ts';
import { giveUp, type Prepared } from '../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../run-context.ts';

/** Ids of records that belong to a single customer. */
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

/** Reads the first customer's records as the second, for whom they must not exist. */
export async function probeForeign(context: RunContext, { operation, input }: Target): Promise<void> {
  const fields = privateFields(context.driver, operation);
  if (operation.invalidates !== undefined || fields.length === 0) return;
  report(context, operation, fields, await context.driver.send(operation.id, input, 'second'));
}

/** Tries a change on a record of the first customer as the second. */
export async function probeForeignChange(
  context: RunContext,
  { operation }: PlannedOperation,
  prepare: () => Promise<Prepared>,
): Promise<void> {
  const { driver } = context;
  const fields = privateFields(driver, operation);
  if (fields.length === 0) return;
  const prepared = await prepare();
  const stolen = await driver.send(operation.id, prepared, 'second');
  report(context, operation, fields, stolen);
  await giveUp(driver, operation.id, prepared);
}

/** Whether the run has signed in another customer. */
export function hasSecond(driver: Driver): boolean {
  const { account, second } = driver.options;
  return driver.tokenOf('second') !== undefined && second?.account !== account.account;
}

/** The fields of an operation that name a customer's private records. */
export const privateIds = (driver: Driver, { id }: ContractOperation): string[] =>
  neededIds(driver.contract, id).filter((name) => PRIVATE_IDS.has(name));

/** The same; empty without another customer to try them. */
const privateFields = (driver: Driver, operation: ContractOperation): string[] =>
  hasSecond(driver) ? privateIds(driver, operation) : [];

function report(
  context: RunContext,
  operation: ContractOperation,
  fields: readonly string[],
  exchange: Exchange,
): void {
  context.recorder.applied(operation.id, 'token-foreign');
  if (codeOf(exchange) !== 1) return;
  found(context, operation, {
    check: 'token-foreign',
    message: `${operation.id} acts on a record of another customer`,
    expected: `the refusal for an unknown ${fields.join(', ')}`,
    got: 'success',
    at: fields.join(', '),
    contract: '/info/description',
    exchanges: [exchange],
  });
}
