import { fromCents } from '@meridian/sdk/rules';
import { serializeRefund } from '../../serializers/refund.ts';
import { changeOfMindOf } from '../../world/views/refund-quote.ts';
import type { Call, CallPart, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { ownOrder } from '../orders/own-order.ts';
import { openChangeOfMind } from './new-refund.ts';

export const quoteChangeOfMind: Handler<'quoteChangeOfMind'> = (call) => {
  const { type, goods, discount, freight, amount } = undoneBy(call, call.body).undone;
  return {
    type,
    goods: fromCents(goods),
    discount: fromCents(discount),
    freight: fromCents(freight),
    amount: fromCents(amount),
  };
};

export const declareChangeOfMind: Handler<'declareChangeOfMind'> = (call) =>
  oncePerKey('declareChangeOfMind', call, () => {
    const { world, customer, now, body } = call;
    const declaration = { customer, ...undoneBy(call, body), idempotencyKey: body.idempotency_key };
    return serializeRefund(call, openChangeOfMind(world, declaration, now));
  });

type UndoCall = CallPart<'world' | 'customer' | 'now', 'order_not_found' | 'change_of_mind_not_allowed'>;

/** The order and what is undone of it. Throws `order_not_found` or `change_of_mind_not_allowed`. */
function undoneBy(call: UndoCall, { order_id, items }: Call<'quoteChangeOfMind'>['body']) {
  const order = ownOrder(call, order_id);
  const picks = items.map(({ order_item_id, quantity }) => ({ orderItemId: order_item_id, quantity }));
  const undone = changeOfMindOf(call.world, order, picks, call.now);
  if (undone === undefined) throw call.refuse('change_of_mind_not_allowed');
  return { order, undone };
}
