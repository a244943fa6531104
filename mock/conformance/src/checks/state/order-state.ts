import { isPossible, ORDER_ACTIONS, type OrderAction, orderStatusOf, possibleActions } from '@meridian/sdk/rules';
import type { JsonObject } from '../../../../shared/json.ts';
import type { Finding } from '../../finding.ts';
import { agreement, type Disagreement, recordsIn } from '../agreement.ts';
import type { EnvelopeContext } from '../check-context.ts';
import { cents } from '../money/cents.ts';
import { isFulfilment, isRefundStatus } from './known-statuses.ts';

/** Actions that the fulfilment alone does not decide: after-sale cases, reviews and an extension do. */
const SOMETIMES: ReadonlySet<string> = new Set(['refund', 'review', 'extend_receipt', 'change_of_mind']);

const ALL_PAID_BACK = -3;

/** Checks that allowed_actions and status follow from the fulfilment and the refund cases. */
export function orderState(context: EnvelopeContext): Finding[] {
  const isOrder = (name: string) => name === 'Order' || name === 'OrderCard';
  return [
    ...agreement(context, 'actions-mismatch', ({ name, value }) =>
      isOrder(name) ? [...wrongActions(value), ...wrongChangeOfMind(value)] : undefined,
    ),
    ...agreement(context, 'status-fields', ({ name, value }) => (isOrder(name) ? wrongStatus(value) : undefined)),
  ];
}

function wrongActions({ fulfilment, allowed_actions: allowed }: JsonObject): Disagreement[] {
  if (!isFulfilment(fulfilment) || !Array.isArray(allowed)) return [];
  const actions = allowed.map(String);
  const impossible = actions.filter((action) => isAction(action) && !isPossible(fulfilment, action));
  const missing = possibleActions(fulfilment).filter((action) => !SOMETIMES.has(action) && !actions.includes(action));
  if (impossible.length === 0 && missing.length === 0) return [];
  const what = [...impossible.map((action) => `offers ${action}`), ...missing.map((action) => `lacks ${action}`)];
  const expected = possibleActions(fulfilment).join(', ');
  return [{ field: 'allowed_actions', expected, rule: `fulfilment ${fulfilment} ${what.join(', ')}` }];
}

/** The date and the pieces of a change of mind say what the action says; a server without it leaves both out. */
function wrongChangeOfMind(order: JsonObject): Disagreement[] {
  const { allowed_actions: allowed, change_of_mind_until: until, server_time: now, items } = order;
  if (!Array.isArray(allowed)) return [];
  const isOffered = allowed.includes('change_of_mind');
  const isOver = typeof until === 'string' && typeof now === 'string' && Date.parse(until) <= Date.parse(now);
  const left = recordsIn(items).map(({ change_of_mind_quantity: pieces }) => pieces);
  const isLeft = left.some((pieces) => typeof pieces === 'number' && pieces > 0);
  const rule = `change_of_mind is ${isOffered ? 'offered' : 'not offered'}`;
  const isWrongDate = isOffered ? isOver : typeof until === 'string';
  const areOtherPieces = !left.includes(undefined) && isLeft !== isOffered;
  return [
    ...(isWrongDate ? [{ field: 'change_of_mind_until', expected: isOffered ? 'a later date' : 'null', rule }] : []),
    ...(areOtherPieces ? [{ field: 'allowed_actions', expected: 'change_of_mind as its pieces', rule }] : []),
  ];
}

function wrongStatus(order: JsonObject): Disagreement[] {
  const { status, fulfilment, refunds, total_amount: total, refunded_amount: paidBack } = order;
  if (!isFulfilment(fulfilment) || typeof status !== 'number') return [];
  if (goesOnPaidBack(order)) {
    return [{ field: 'fulfilment', expected: '4', rule: `is ${fulfilment}, and all of the order was paid back` }];
  }
  const possible = [fulfilment, -2, -3, -4];
  if (!Array.isArray(refunds)) {
    return possible.includes(status)
      ? []
      : [{ field: 'status', expected: possible.join(', '), rule: `does not follow from fulfilment ${fulfilment}` }];
  }
  const cases = recordsIn(refunds).flatMap(({ status: state, amount }) => {
    const worth = cents(amount);
    return isRefundStatus(state) && worth !== undefined ? [{ status: state, amount: worth }] : [];
  });
  const whole = cents(total);
  if (whole === undefined || cases.length !== refunds.length) return [];
  const expected = orderStatusOf(fulfilment, whole, cases);
  const sum = cases.reduce((added, { status: state, amount }) => added + (state === 'refunded' ? amount : 0), 0);
  return [
    ...(status === expected
      ? []
      : [{ field: 'status', expected: String(expected), rule: 'does not follow from fulfilment and cases' }]),
    ...(cents(paidBack) === sum
      ? []
      : [{ field: 'refunded_amount', expected: (sum / 100).toFixed(2), rule: 'is not what the cases have paid back' }]),
  ];
}

/** Whether an order is still under way although every piece and the whole payment is back. */
const goesOnPaidBack = ({ status, fulfilment, items }: JsonObject): boolean =>
  status === ALL_PAID_BACK &&
  (fulfilment === 2 || fulfilment === 3) &&
  recordsIn(items).every(({ refundable_quantity: left }) => left === 0);

const isAction = (name: string): name is OrderAction => Object.hasOwn(ORDER_ACTIONS, name);
