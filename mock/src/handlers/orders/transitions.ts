import type { Schema } from '@meridian/sdk';
import type { Order, OrderStatus } from '../../world/types.ts';

type Action = Schema<'OrderAction'>;

/** What each status offers (contract: OrderAction), as far as the status alone decides. */
const ACTIONS: Readonly<Record<OrderStatus, readonly Action[]>> = {
  0: ['pay', 'cancel'],
  1: ['refund', 'buy_again'],
  2: ['confirm', 'refund', 'logistics', 'buy_again'],
  3: ['review', 'refund', 'logistics', 'buy_again'],
  4: ['review', 'logistics', 'buy_again'],
  '-1': ['buy_again'],
  '-2': ['logistics'],
  '-3': ['buy_again'],
  '-4': ['logistics'],
};

const REFUNDING = -2;
const COMPLETED = 4;

/** What the customer may do with an order now; every handler that carries out an action asks here. */
export function allowedActions({ status, items, shippedAt }: Order): Action[] {
  return ACTIONS[status].filter((action) => {
    if (status === COMPLETED && action === 'review') return items.some(({ reviewId }) => reviewId === null);
    if (status === REFUNDING && action === 'logistics') return shippedAt !== null;
    return true;
  });
}
