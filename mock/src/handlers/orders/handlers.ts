import type { Handlers } from '../handler.ts';
import { getBadges } from './badges.ts';
import { cancelOrder } from './cancel.ts';
import { confirmOrder } from './confirm.ts';
import { createOrder } from './create.ts';
import { getLogistics, getOrder } from './detail.ts';
import { getOrderCounts, listOrders } from './list.ts';
import { payOrders } from './pay.ts';
import { quoteOrder } from './quote.ts';
import { rebuyOrder } from './rebuy.ts';

/** Tag orders: from the quote to the receipt. */
export const orderHandlers = {
  quoteOrder,
  createOrder,
  payOrders,
  cancelOrder,
  confirmOrder,
  rebuyOrder,
  listOrders,
  getOrder,
  getLogistics,
  getOrderCounts,
  getBadges,
} satisfies Handlers;
