import { ORDER_STATUS } from '@meridian/sdk/rules';
import { nextId, serial } from '../../world/ids.ts';
import type { Customer, Instant, Order, Refund, World } from '../../world/types.ts';
import { type Asked, quoteOf } from '../../world/views/refund-quote.ts';
import { applyForRefund } from './steps.ts';

interface Application {
  readonly customer: Customer;
  readonly order: Order;
  readonly asked: Asked;
  /** The customer's statement and amount. */
  readonly words: Pick<Refund, 'amount' | 'reasonId' | 'explanation' | 'proofs' | 'idempotencyKey'>;
}

/** Opens a case for what can be refunded now. The caller must have checked that nothing prevents it. */
export function openCase(world: World, { customer, order, asked, words }: Application, at: Instant): Refund {
  const { items, freight } = quoteOf(world, order, asked, at);
  const id = nextId(world, 'refund');
  const refund: Refund = {
    id,
    sn: serial('R', at, id),
    customerId: customer.id,
    orderId: order.id,
    type: asked.type,
    productStatus: asked.productStatus,
    status: 'applied',
    items: items.map(({ orderItemId, quantity, goods, discount }) => ({
      orderItemId,
      quantity,
      share: goods - discount,
    })),
    freight,
    unshipped: order.fulfilment === ORDER_STATUS.waiting_deliver,
    ...words,
    refuseReason: null,
    refusedAt: null,
    escalatedAt: null,
    parcel: null,
    log: [],
    nextAt: null,
    createdAt: at,
  };
  world.refunds.set(id, refund);
  order.refundIds.push(id);
  applyForRefund({ world, customer, order, refund }, at);
  return refund;
}
