import { groupBy } from '../../../../shared/group-by.ts';
import { isRecord } from '../../../../shared/json.ts';
import type { Input } from '../../../../shared/request-encoding.ts';
import { answerOf, codeOf, entriesOf } from '../driver.ts';
import type { PlannedOperation } from '../plan.ts';
import { found, type RunContext } from '../run-context.ts';
import { renewed } from './refusals.ts';

/** For each action on a record: the list that says which records allow it, its name there, and the id field. */
const actions: Readonly<Record<string, readonly [list: string, action: string, field: string]>> = {
  payOrders: ['listOrders', 'pay', 'order_ids'],
  cancelOrder: ['listOrders', 'cancel', 'order_id'],
  updateOrderAddress: ['listOrders', 'edit_address', 'order_id'],
  confirmOrder: ['listOrders', 'confirm', 'order_id'],
  extendReceipt: ['listOrders', 'extend_receipt', 'order_id'],
  cancelRefund: ['listRefunds', 'cancel', 'refund_id'],
  shipRefund: ['listRefunds', 'ship', 'refund_id'],
  escalateRefund: ['listRefunds', 'escalate', 'refund_id'],
  cancelWithdrawal: ['listWithdrawals', 'cancel', 'withdrawal_id'],
};

/** Requests an action on records that do not allow it: up to four, each in another state. */
export async function probeWrongState(
  context: RunContext,
  { operation }: PlannedOperation,
  input: Input,
): Promise<void> {
  const way = actions[operation.id];
  if (way === undefined || !isRecord(input.body)) return;
  const [list, action, field] = way;
  const records = entriesOf(await context.driver.send(list, { query: { limit: 50 } }));
  const closed = records.filter(({ allowed_actions: allowed }) => Array.isArray(allowed) && !allowed.includes(action));
  const states = groupBy(closed, ({ status, fulfilment }) => `${status} ${fulfilment}`);
  for (const [record] of [...states.values()].slice(0, 4)) {
    const id = record?.['id'];
    const body = { ...renewed(input.body), [field]: field.endsWith('s') ? [id] : id };
    context.recorder.applied(operation.id, 'state-transition');
    const exchange = await context.driver.send(operation.id, { ...input, body });
    if (codeOf(exchange) !== 1) continue;
    found(context, operation, {
      check: 'state-transition',
      message: `${operation.id} succeeds on a record whose allowed_actions do not have "${action}"`,
      expected: 'a refusal',
      got: `${answerOf(exchange)} with status ${record?.['status']}`,
      at: field,
      contract: '/components/schemas/OrderAction',
      exchanges: [exchange],
    });
  }
}
