import { ORDER_STATUS } from '@meridian/sdk/rules';
import { nextId, serial } from '../../world/ids.ts';
import type { Customer, Instant, Order, Refund, World } from '../../world/types.ts';
import { type Asked, type changeOfMindOf, quoteOf } from '../../world/views/refund-quote.ts';
import { applyForRefund, declareChange } from './steps.ts';

interface Application {
  readonly customer: Customer;
  readonly order: Order;
  readonly asked: Asked;
  /** The customer's statement and amount. */
  readonly words: Pick<Refund, 'amount' | 'reasonId' | 'explanation' | 'proofs' | 'idempotencyKey'>;
}

/** Opens a case for what can be refunded now. The caller must have checked that nothing prevents it. */
export function openCase(world: World, { customer, order, asked, words }: Application, at: Instant): Refund {
  const { type, productStatus } = asked;
  const { items, freight } = quoteOf(world, order, asked, at);
  const shares = items.map(({ orderItemId, quantity, goods, discount }) => ({
    orderItemId,
    quantity,
    share: goods - discount,
  }));
  const claim = { kind: 'refund', type, productStatus, items: shares, freight, ...words } as const;
  const refund = addCase(world, { customer, order, claim }, at);
  applyForRefund({ world, customer, order, refund }, at);
  return refund;
}

interface Declaration extends Pick<Application, 'customer' | 'order'> {
  readonly undone: NonNullable<ReturnType<typeof changeOfMindOf>>;
  readonly idempotencyKey: string;
}

/** Opens the case of a change of mind, and sends its receipt. */
export function openChangeOfMind(
  world: World,
  { customer, order, undone, idempotencyKey }: Declaration,
  at: Instant,
): Refund {
  const { kind, type, productStatus, freight, amount } = undone;
  const items = undone.items.map(({ orderItemId, quantity, share }) => ({ orderItemId, quantity, share }));
  const words = { reasonId: null, explanation: null, proofs: [], idempotencyKey };
  const claim = { kind, type, productStatus, items, freight, amount, ...words };
  const refund = addCase(world, { customer, order, claim }, at);
  declareChange({ world, customer, order, refund }, at);
  return refund;
}

type Claim = Pick<Refund, 'kind' | 'type' | 'productStatus' | 'items' | 'freight'> & Application['words'];

function addCase(
  world: World,
  { customer, order, claim }: Pick<Application, 'customer' | 'order'> & { readonly claim: Claim },
  at: Instant,
): Refund {
  const id = nextId(world, 'refund');
  const refund: Refund = {
    id,
    sn: serial('R', at, id),
    customerId: customer.id,
    orderId: order.id,
    status: 'applied',
    unshipped: order.fulfilment === ORDER_STATUS.waiting_deliver,
    ...claim,
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
  return refund;
}
