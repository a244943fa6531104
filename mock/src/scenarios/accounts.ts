import { MINUTE } from '../world/clock.ts';
import { LIMITS } from '../world/limits.ts';
import { blankCustomer } from '../world/seed/blank-customer.ts';
import type { Customer, World } from '../world/types.ts';
import { orderSums } from '../world/views/orders.ts';
import { demoOf, type Scenario } from './scenario.ts';

/** Deletes everything that belongs to a customer alone. The account and its devices stay. */
export function emptyCustomer(world: World, customer: Customer): void {
  for (const order of world.orders.values()) if (order.customerId === customer.id) world.orders.delete(order.id);
  for (const refund of world.refunds.values()) if (refund.customerId === customer.id) world.refunds.delete(refund.id);
  for (const review of world.reviews.values()) {
    if (review.customerId === customer.id) Object.assign(review, { customerId: null, orderItemId: null });
  }
  const { account, devices, language, passwordChangedAt } = customer;
  Object.assign(customer, { ...blankCustomer(customer), account, devices, language, passwordChangedAt });
}

export const accountScenarios: readonly Scenario[] = [
  {
    name: 'new_customer',
    description: 'The demo customer has just registered: no order, no address, no payment code, nothing in the wallet.',
    apply: (world) => emptyCustomer(world, demoOf(world)),
  },
  {
    name: 'frozen_wallet',
    description: 'The platform has frozen the wallet of the demo customer: money can come in but not go out.',
    apply: (world) => Object.assign(demoOf(world), { walletFrozen: true }),
  },
  {
    name: 'locked_pay_code',
    description: 'Five wrong tries have locked the payment code of the demo customer for 15 minutes.',
    apply: (world, now) =>
      Object.assign(demoOf(world), {
        payCodeFails: LIMITS.payCodeTries,
        payCodeLockedUntil: now + LIMITS.payCodeLockMinutes * MINUTE,
      }),
  },
  {
    name: 'no_pay_code',
    description: 'The demo customer has money and orders, but no payment code yet.',
    apply: (world) => Object.assign(demoOf(world), { payCode: null, payCodeChangedAt: null }),
  },
  {
    name: 'order_for_nothing',
    description: 'The order of the demo customer that waits for payment (9001) costs nothing, after its discount.',
    apply: (world) => {
      const order = world.orders.get(9001);
      if (!order) throw new Error('There is no order 9001');
      Object.assign(order, { freight: 0, discount: orderSums(order).subtotal });
    },
  },
  {
    name: 'disabled_account',
    description: 'The account of the demo customer is suspended: signing in is refused.',
    apply: (world) => Object.assign(demoOf(world), { disabled: true }),
  },
];
