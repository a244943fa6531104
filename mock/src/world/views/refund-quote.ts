import type { Schema } from '@meridian/sdk';
import { ORDER_STATUS, splitCents } from '@meridian/sdk/rules';
import type { Cents, Instant, Order, OrderItem, Refund, World } from '../types.ts';
import { changeOfMindQuantity, freeQuantity, isBinding, isInRefundTime, isOpen, isWhole, piecesIn } from './cases.ts';
import { casesOf } from './orders.ts';

interface Picked {
  readonly orderItemId: number;
  readonly quantity: number;
}

/** The request for a refund. */
export interface Asked {
  readonly type: Refund['type'];
  readonly productStatus: Refund['productStatus'];
  readonly items: readonly Picked[];
}

/** One item of a quote; goods and discount are 0 if it is blocked. */
export interface QuotedItem extends Picked {
  readonly goods: Cents;
  readonly discount: Cents;
  readonly block: Schema<'RefundBlock'> | null;
  /** The open case that has the pieces. */
  readonly refundId: number | null;
}

/** The possible refund for some pieces of an order, in cents; the maximum is goods − discount + freight. */
export interface RefundSums {
  readonly items: readonly QuotedItem[];
  readonly goods: Cents;
  readonly discount: Cents;
  readonly freight: Cents;
  readonly max: Cents;
}

/** The possible refund now, and why not more; applyRefund and quoteRefund both use it. */
export function quoteOf(world: World, order: Order, asked: Asked, now: Instant): RefundSums {
  const named = new Set<number>();
  const items = asked.items.map((pick) => {
    const twice = named.has(pick.orderItemId);
    named.add(pick.orderItemId);
    const item = order.items.find(({ id }) => id === pick.orderItemId);
    return quoteItem(world, order, asked, { pick, item, twice, now });
  });
  const sum = (amount: (item: QuotedItem) => Cents) => items.reduce((total, item) => total + amount(item), 0);
  const [goods, discount] = [sum((item) => item.goods), sum((item) => item.discount)];
  const possible = items.filter(({ block }) => block === null);
  const freight = possible.length === items.length ? freightFor(world, order, { kind: 'refund', ...asked }) : 0;
  return { items, goods, discount, freight, max: goods - discount + freight };
}

function quoteItem(world: World, order: Order, asked: Asked, chosen: Chosen): QuotedItem {
  const { pick, item } = chosen;
  const block = blockOf(world, order, asked, chosen);
  if (!item || block !== null) {
    const open = block === 'in_open_case' && item ? casesOf(world, order).findLast(has(item)) : undefined;
    return { ...pick, goods: 0, discount: 0, block, refundId: open?.id ?? null };
  }
  const goods = item.price * pick.quantity;
  return { ...pick, goods, discount: goods - shareOf(world, order, item, pick.quantity), block, refundId: null };
}

const has = (item: OrderItem) => (refund: Refund) => isOpen(refund) && piecesIn(refund, item) > 0;

interface Chosen {
  readonly pick: Picked;
  readonly item: OrderItem | undefined;
  readonly twice: boolean;
  readonly now: Instant;
}

/** The first reason why pieces cannot be refunded, in the contract's order (RefundBlock). */
function blockOf(world: World, order: Order, asked: Asked, { pick, item, twice, now }: Chosen): QuotedItem['block'] {
  if (order.fulfilment === ORDER_STATUS.waiting_pay) return 'not_paid';
  if (order.fulfilment === ORDER_STATUS.cancelled) return 'order_cancelled';
  if (!isInRefundTime(order, now)) return 'order_completed';
  if (!item) return 'not_in_order';
  if (twice) return 'chosen_twice';
  const left = freeQuantity(world, order, item);
  const open = casesOf(world, order).some(has(item));
  if (left === 0 && !open) return 'already_refunded';
  if (pick.quantity > left) return open && pick.quantity <= item.quantity ? 'in_open_case' : 'too_many';
  const fits = refundOptions(order, now).some(
    ({ type, productStatus }) => type === asked.type && productStatus === asked.productStatus,
  );
  if (fits) return null;
  return order.fulfilment === ORDER_STATUS.waiting_deliver ? 'not_shipped' : 'not_received';
}

/**
 * What a change of mind brings back now, and in which way; undefined if these pieces cannot be undone: the time is over,
 * or an item is named twice, is not the order's or has fewer pieces left.
 */
export function changeOfMindOf(world: World, order: Order, picks: readonly Picked[], now: Instant) {
  const isUnshipped = order.fulfilment === ORDER_STATUS.waiting_deliver;
  const kind = 'change_of_mind';
  const items = picks.flatMap((pick, index) => {
    const isFirst = picks.findIndex(({ orderItemId }) => orderItemId === pick.orderItemId) === index;
    const item = order.items.find(({ id }) => id === pick.orderItemId);
    if (!isFirst || !item || pick.quantity > changeOfMindQuantity(world, order, item, now)) return [];
    return [{ ...pick, goods: item.price * pick.quantity, share: shareOf(world, order, item, pick.quantity) }];
  });
  if (items.length < picks.length) return undefined;
  const productStatus: Refund['productStatus'] = isUnshipped ? 'not_received' : 'received';
  const type: Refund['type'] = isUnshipped ? 'refund_only' : 'refund_return';
  const goods = items.reduce((sum, item) => sum + item.goods, 0);
  const shares = items.reduce((sum, item) => sum + item.share, 0);
  const freight = freightFor(world, order, { kind, productStatus, items: picks });
  return {
    kind,
    type,
    productStatus,
    items,
    goods,
    discount: goods - shares,
    freight,
    amount: shares + freight,
  } as const;
}

type Option = Pick<Asked, 'type' | 'productStatus'>;

const WITHOUT_RETURN: Option = { type: 'refund_only', productStatus: 'not_received' };
const AFTER_SHIPPING: readonly Option[] = [
  WITHOUT_RETURN,
  { type: 'refund_only', productStatus: 'received' },
  { type: 'refund_return', productStatus: 'received' },
];

/** The types and product statuses possible for an order now. */
export function refundOptions(order: Order, now: Instant): readonly Option[] {
  if (!isInRefundTime(order, now)) return [];
  return order.fulfilment === ORDER_STATUS.waiting_deliver ? [WITHOUT_RETURN] : AFTER_SHIPPING;
}

/**
 * The price of pieces after the discount: their part of what no other case has taken, rounded down. The last pieces
 * take the rest, so that all shares add up to exactly what was paid for the item.
 */
export function shareOf(world: World, order: Order, item: OrderItem, quantity: number): Cents {
  const discounts = splitCents(
    order.discount,
    order.items.map(({ price, quantity: ordered }) => price * ordered),
  );
  let rest = item.price * item.quantity - (discounts[order.items.indexOf(item)] ?? 0);
  for (const refund of casesOf(world, order).filter(isBinding)) {
    for (const { orderItemId, share } of refund.items) if (orderItemId === item.id) rest -= share;
  }
  return Math.floor((rest * quantity) / freeQuantity(world, order, item));
}

type FreightAsked = Pick<Refund, 'kind' | 'productStatus'> & Pick<Asked, 'items'>;

/**
 * The freight goes to the case with the last pieces, if every case asks for the full price, and nothing arrived; changes
 * of mind together bring it back even so (Directive 2011/83/EU, Art. 13). It goes back once: a case keeps what it has of
 * it, even if another is withdrawn and its pieces are the last again.
 */
export function freightFor(world: World, order: Order, { items, ...asked }: FreightAsked): Cents {
  const takesFreight = ({ kind, productStatus }: Pick<Refund, 'kind' | 'productStatus'>) =>
    productStatus === 'not_received' || (kind === 'change_of_mind' && asked.kind === 'change_of_mind');
  const others = casesOf(world, order).filter(isBinding);
  const nothingKept = others.every((refund) => takesFreight(refund) && isWhole(refund));
  if (!takesFreight(asked) || !nothingKept) return 0;
  const last = order.items.every((item) => {
    const picked = items.find(({ orderItemId }) => orderItemId === item.id)?.quantity ?? 0;
    return picked === freeQuantity(world, order, item);
  });
  return last ? others.reduce((left, { freight }) => left - freight, order.freight) : 0;
}
