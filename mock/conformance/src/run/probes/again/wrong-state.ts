import { setTimeout } from 'node:timers/promises';
import { groupBy } from '../../../../../shared/group-by.ts';
import { isRecord, type JsonObject } from '../../../../../shared/json.ts';
import type { Input } from '../../../../../shared/request-encoding.ts';
import { recordsIn } from '../../../checks/agreement.ts';
import { answerOf, codeOf, entriesOf } from '../../driver.ts';
import type { PlannedOperation } from '../../plan.ts';
import { found, inParallel, type RunContext } from '../../run-context.ts';
import { MOMENT } from '../../snapshot.ts';
import { foundListed } from '../reads/records.ts';
import { renewed } from './refusals.ts';

/** For each action on a record: the list that says which records allow it, its name there, and the id field. */
const actions: Readonly<Record<string, readonly [list: string, action: string, field: string]>> = {
  payOrders: ['listOrders', 'pay', 'order_ids'],
  cancelOrder: ['listOrders', 'cancel', 'order_id'],
  updateOrderAddress: ['listOrders', 'edit_address', 'order_id'],
  confirmOrder: ['listOrders', 'confirm', 'order_id'],
  extendReceipt: ['listOrders', 'extend_receipt', 'order_id'],
  declareChangeOfMind: ['listOrders', 'change_of_mind', 'order_id'],
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
  const { body } = input;
  const [list, action, field] = way;
  const closedByState = async () => {
    const records = entriesOf(await context.driver.send(list, { query: { limit: 50 } }));
    const closed = records.filter(
      ({ allowed_actions: allowed }) => Array.isArray(allowed) && !allowed.includes(action),
    );
    return groupBy(closed, ({ status, fulfilment }) => `${status} ${fulfilment}`);
  };
  const act = async ({ id, items }: JsonObject) => {
    // What is acted on belongs to the record, too.
    const [item] = recordsIn(items);
    const pieces = 'items' in body && item ? { items: [{ order_item_id: item['id'], quantity: 1 }] } : {};
    const named = { ...renewed(body), [field]: field.endsWith('s') ? [id] : id, ...pieces };
    return context.driver.send(operation.id, { ...input, body: named });
  };
  await inParallel(context, [...(await closedByState())].slice(0, 4), async ([state, [record]]) => {
    if (record === undefined) return;
    context.recorder.applied(operation.id, 'state-transition');
    const first = await act(record);
    foundListed(context, operation, [first]);
    if (codeOf(first) !== 1) return;
    // A shop is live, and a list may lag behind: only what succeeds on a second record in this state is an error.
    await setTimeout(MOMENT);
    const [other] = (await closedByState()).get(state) ?? [];
    const exchange = other === undefined ? first : await act(other);
    if (codeOf(exchange) !== 1) return;
    found(context, operation, {
      check: 'state-transition',
      severity: other === undefined ? 'warning' : 'error',
      message: `${operation.id} succeeds on a record whose allowed_actions do not have "${action}"${other === undefined ? ' (seen once)' : ''}`,
      expected: 'a refusal',
      got: `${answerOf(exchange)} with status ${record['status']}`,
      at: field,
      contract: '/components/schemas/OrderAction',
      exchanges: [exchange],
    });
  });
}
