import { isRecord } from '../../../json.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { neededIds } from '../known-ids.ts';
import { codeOf, type Walk } from '../walk.ts';

/** What belongs to one customer alone. */
export const PRIVATE_IDS: ReadonlySet<string> = new Set([
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
  const { walk, recorder } = kit;
  const fields = neededIds(walk.contract, operation.id).filter((name) => PRIVATE_IDS.has(name));
  if (
    operation.invalidates !== undefined ||
    fields.length === 0 ||
    walk.tokenOf('second') === undefined ||
    isShared(walk)
  )
    return;
  recorder.looked(operation.id, 'token-foreign');
  const exchange = await walk.send(operation.id, input, 'second');
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

/** Whether both customers are one and the same. */
const isShared = ({ options: { account, second } }: Walk): boolean =>
  isRecord(second) && second['account'] === account.account;
