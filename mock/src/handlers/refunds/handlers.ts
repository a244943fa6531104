import type { Handlers } from '../handler.ts';
import { cancelRefund, shipRefund } from './act.ts';
import { applyRefund } from './apply.ts';
import { getRefund, listRefundReasons, listRefunds } from './list.ts';

/** Tag refunds: money back for what was ordered. */
export const refundHandlers = {
  applyRefund,
  getRefund,
  listRefunds,
  cancelRefund,
  shipRefund,
  listRefundReasons,
} satisfies Handlers;
