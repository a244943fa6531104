import { handOver } from '../handlers/orders/parcel.ts';
import { moveOrder } from '../handlers/orders/transitions.ts';
import { openCase } from '../handlers/refunds/new-refund.ts';
import { acceptRefund, escalate, payBackRefund, refuseRefund } from '../handlers/refunds/steps.ts';
import { shopOf } from '../serializers/shop.ts';
import { HOUR } from '../world/clock.ts';
import { privatePicture } from '../world/pictures.ts';
import { wayToKyoto } from '../world/seed/parcels.ts';
import type { Cents, Instant, Order, Refund, World } from '../world/types.ts';
import { shippablePieces } from '../world/views/cases.ts';
import { demoOf, type Scenario } from './scenario.ts';

/** Paid, not shipped: a backpack for 64.00 and boots for 98.50. */
const UNSHIPPED = 9002;
const FIRST_PARCEL = '493120114417';
/** The case of order 9009 that awaits its shop's answer. */
const APPLIED = 8003;

const orderOf = (world: World, id: number): Order => {
  const order = world.orders.get(id);
  if (!order) throw new Error(`There is no order ${id}`);
  return order;
};

const caseOf = (world: World, refund: Refund) => ({
  world,
  customer: demoOf(world),
  order: orderOf(world, refund.orderId),
  refund,
});

const words = (amount: Cents) => ({
  amount,
  reasonId: 2,
  explanation: 'A seam has come apart.',
  proofs: [privatePicture('1f4e6')],
});

/** A case over all pieces of one item, which did not arrive. */
function openOver(world: World, order: Order, itemIndex: number, amount: Cents, at: Instant): Refund {
  const items = order.items.slice(itemIndex, itemIndex + 1).map(({ id, quantity }) => ({ orderItemId: id, quantity }));
  const asked = { type: 'refund_only' as const, productStatus: 'not_received' as const, items };
  return openCase(world, { customer: demoOf(world), order, asked, words: words(amount) }, at);
}

export const afterSaleScenarios: readonly Scenario[] = [
  {
    name: 'partly_refunded_order',
    description: 'Of order 9002, paid and not shipped, 1.00 was paid back; it goes on, and 161.50 stays.',
    apply: (world, now) => payBackRefund(caseOf(world, openOver(world, orderOf(world, UNSHIPPED), 0, 100, now)), now),
  },
  {
    name: 'two_open_cases',
    description:
      'Order 9002 is shipped, and each of its two items has a case: one is accepted, one waits for the shop.',
    apply: (world, now) => {
      const order = orderOf(world, UNSHIPPED);
      handOver(world, order, shopOf(world, order), shippablePieces(world, order), now);
      moveOrder(order, 'ship');
      acceptRefund(caseOf(world, openOver(world, order, 0, 5_000, now)), now, 'shop');
      openOver(world, order, 1, 2_000, now);
    },
  },
  {
    name: 'two_parcels',
    description: 'Order 9002 is sent in two parcels: the backpack was delivered, the boots left the shop an hour ago.',
    apply: (world, now) => {
      const order = orderOf(world, UNSHIPPED);
      const shop = shopOf(world, order);
      const [backpack, boots] = shippablePieces(world, order);
      if (backpack === undefined || boots === undefined) throw new Error('Order 9002 has two items');
      const left = now - 20 * HOUR;
      const first = handOver(world, order, shop, [backpack], left);
      order.earlierParcels = [
        { ...first, number: FIRST_PARCEL, events: wayToKyoto(shop, left, now - 2 * HOUR), nextAt: null },
      ];
      handOver(world, order, shop, [boots], now - HOUR);
      order.shippedAt = left;
      moveOrder(order, 'ship');
    },
  },
  {
    name: 'refund_escalated',
    description:
      'The shop has refused case 8003, and the customer has escalated it: the platform decides within a day.',
    apply: (world, now) => {
      const refund = world.refunds.get(APPLIED);
      if (!refund) throw new Error(`There is no refund ${APPLIED}`);
      refuseRefund(caseOf(world, refund), now);
      escalate(caseOf(world, refund), 'Nobody at the reception has seen the parcel.', now);
    },
  },
  {
    name: 'refunded_in_full',
    description: 'Everything of order 9002 was cancelled and paid back before it was shipped.',
    apply: (world, now) => {
      const order = orderOf(world, UNSHIPPED);
      const cases = order.items.map(({ price }, index) => openOver(world, order, index, price, now));
      for (const refund of cases) payBackRefund(caseOf(world, refund), now);
    },
  },
];
