import type { Handlers } from './handler.ts';
import { cancelRefund, shipRefund } from './refunds/act.ts';
import { applyRefund } from './refunds/apply.ts';
import { getRefund, listRefundReasons, listRefunds } from './refunds/list.ts';

/** Tag refunds: money back for what was ordered. */
export const refundHandlers = {
  applyRefund,
  getRefund,
  listRefunds,
  cancelRefund,
  shipRefund,
  listRefundReasons,
} satisfies Handlers;
