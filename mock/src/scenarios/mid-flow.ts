import { ORDER_STATUS } from '@meridian/sdk/rules';
import { changePrice } from '../world/price-history.ts';
import type { World } from '../world/types.ts';
import { before, demoOf, type Scenario } from './scenario.ts';

const skusOf = (world: World) => [...world.products.values()].flatMap(({ skus }) => skus);

/** Ten per cent more, rounded up to whole cents. */
const dearer = (cents: number) => Math.ceil((cents * 11) / 10);

/** Changes between the last read and the call that relies on it. */
export const midFlowScenarios: readonly Scenario[] = [
  {
    name: 'out_of_stock_at_submit',
    description: 'Everything sells out in the moment before an order is made (createOrder, once).',
    interventions: before(['createOrder'], (world) => {
      for (const sku of skusOf(world)) sku.stock = 0;
    }),
  },
  {
    name: 'price_changed',
    description: 'Every price rises by a tenth in the moment before an order is made (createOrder, once).',
    interventions: before(['createOrder'], (world, now) => {
      for (const sku of skusOf(world)) {
        changePrice(sku, dearer(sku.price), now);
        if (sku.marketPrice !== null) sku.marketPrice = dearer(sku.marketPrice);
      }
    }),
  },
  {
    name: 'expired_token',
    description:
      'Every token runs out in the moment before an order is made or paid (createOrder, payOrders, once each).',
    interventions: before(['createOrder', 'payOrders'], (world, now) => {
      for (const device of demoOf(world).devices) device.expiresAt = now;
    }),
  },
  {
    name: 'order_expires_at_payment',
    description: 'The time to pay passes in the moment before an order is paid (payOrders, once).',
    interventions: before(['payOrders'], (world, now) => {
      for (const order of world.orders.values())
        if (order.fulfilment === ORDER_STATUS.waiting_pay) order.payDeadline = now - 1;
    }),
  },
];
