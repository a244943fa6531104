import type { Handlers } from './handler.ts';
import { getBadges } from './orders/badges.ts';
import { cancelOrder } from './orders/cancel.ts';
import { confirmOrder } from './orders/confirm.ts';
import { createOrder } from './orders/create.ts';
import { getLogistics, getOrder } from './orders/detail.ts';
import { getOrderCounts, listOrders } from './orders/list.ts';
import { payOrders } from './orders/pay.ts';
import { quoteOrder } from './orders/quote.ts';
import { rebuyOrder } from './orders/rebuy.ts';

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
