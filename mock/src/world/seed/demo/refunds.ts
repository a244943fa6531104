import { isRefundClosed } from '@meridian/sdk/rules';
import { fillText } from '../../../text.ts';
import { DATA } from '../../data/data.ts';

import { privatePicture } from '../../pictures.ts';
import { amountText } from '../../texts/amount-text.ts';
import type { Customer, World } from '../../types.ts';

type Picked = (typeof DATA)['demo/refunds'][number]['items'][number];

/** The price of the pieces; orders of the example world have no discount. */
const priceOf = (world: World, orderId: number, { orderItemId, quantity }: Picked): number => {
  const item = world.orders.get(orderId)?.items.find(({ id }) => id === orderItemId);
  if (!item) throw new Error(`Order ${orderId} has no item ${orderItemId}`);
  return item.price * quantity;
};

/** Adds the three refund cases of the contract's example world, oldest first: refunded, returning, applied. */
export const addDemoRefunds = (world: World, customer: Customer, at: (date: string) => number): void => {
  for (const { log, parcel, nextAt, createdAt, proofs, items, ...data } of DATA['demo/refunds']) {
    const values = { amount: amountText(data.amount), carrier: parcel?.carrier ?? '', number: parcel?.number ?? '' };
    world.refunds.set(data.id, {
      ...data,
      kind: 'refund',
      customerId: customer.id,
      items: items.map((item) => ({ ...item, share: priceOf(world, data.orderId, item) })),
      unshipped: false,
      proofs: proofs.map(privatePicture),
      refuseReason: null,
      refusedAt: null,
      escalatedAt: null,
      parcel: parcel && { ...parcel, sentAt: at(parcel.sentAt) },
      log: log.map(({ at: date, by, event }) => ({
        at: at(date),
        by,
        text: fillText(DATA.refunds.log[event], values),
      })),
      nextAt: nextAt === null ? null : at(nextAt),
      createdAt: at(createdAt),
    });
    const closed = log.at(-1);
    const order = world.orders.get(data.orderId);
    if (order && closed && isRefundClosed(data.status)) order.caseClosedAt = at(closed.at);
  }
};
