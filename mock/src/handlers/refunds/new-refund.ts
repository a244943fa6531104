import { addRefund, type Claim } from '../../world/new-refund.ts';
import type { Customer, Instant, Order, Refund, World } from '../../world/types.ts';
import { type Asked, type changeOfMindOf, quoteOf } from '../../world/views/refund-quote.ts';
import { applyForRefund, declareChange } from './steps.ts';

interface Application {
  readonly customer: Customer;
  readonly order: Order;
  readonly asked: Asked;
  /** The customer's statement and amount. */
  readonly words: Pick<Claim, 'amount' | 'reasonId' | 'explanation' | 'proofs' | 'idempotencyKey'>;
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
  const refund = addRefund(world, order, { ...claim, createdAt: at });
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
  const refund = addRefund(world, order, { ...claim, createdAt: at });
  declareChange({ world, customer, order, refund }, at);
  return refund;
}
