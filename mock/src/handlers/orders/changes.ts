import { ORDER_STATUS } from '@meridian/sdk/rules';
import { serializeOrder } from '../../serializers/order.ts';
import { addressCopy } from '../../world/new-order.ts';
import { orderStatus } from '../../world/views/orders.ts';
import type { Handler } from '../handler.ts';
import { orderFor, ownOrder } from './own-order.ts';

/** Changes an unshipped order's address within its country: freight and duties were calculated for that country. */
export const updateOrderAddress: Handler<'updateOrderAddress'> = (call) => {
  const { customer, body, refuse } = call;
  const order = orderFor(call, body.order_id, 'edit_address');
  const address = customer.addresses.find(({ id }) => id === body.address_id);
  if (!address) throw refuse('address_not_found');
  if (address.country !== order.address.country) throw refuse('order_country_fixed');
  order.address = addressCopy(address);
  return serializeOrder(call, order);
};

/** Extends the time until receipt is confirmed automatically, once. */
export const extendReceipt: Handler<'extendReceipt'> = (call) => {
  const { world, body, refuse } = call;
  const order = ownOrder(call, body.order_id);
  if (order.fulfilment !== ORDER_STATUS.delivered) {
    throw refuse('order_state_changed', { order_id: order.id, status: orderStatus(world, order) });
  }
  if (order.receiptExtended) throw refuse('receipt_already_extended');
  order.receiptExtended = true;
  return serializeOrder(call, order);
};
