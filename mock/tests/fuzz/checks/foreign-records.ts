import type { BusinessName, OperationId } from '@meridian/sdk';

/**
 * The refusal that each operation must give for another customer's id; other operations must refuse in some way.
 * Missing cart lines are ignored if at least one exists, and a refund quote says which items are not part of the order.
 */
export const foreignRecordRefusals: Partial<Record<OperationId, BusinessName | 'ignored'>> = {
  getOrder: 'order_not_found',
  getLogistics: 'order_not_found',
  payOrders: 'order_not_found',
  cancelOrder: 'order_not_found',
  confirmOrder: 'order_not_found',
  rebuyOrder: 'order_not_found',
  extendReceipt: 'order_not_found',
  quoteRefund: 'ignored',
  createReview: 'order_not_found',
  getRefund: 'refund_not_found',
  cancelRefund: 'refund_not_found',
  shipRefund: 'refund_not_found',
  escalateRefund: 'refund_not_found',
  getAddress: 'address_not_found',
  setDefaultAddress: 'address_not_found',
  deleteAddress: 'address_not_found',
  saveAddress: 'address_not_found',
  updateCartLine: 'cart_line_not_found',
  deleteCartLines: 'ignored',
  deletePayee: 'payee_not_found',
  getRecharge: 'recharge_not_found',
  getWithdrawal: 'withdrawal_not_found',
  cancelWithdrawal: 'withdrawal_not_found',
  getCardPayment: 'card_payment_not_found',
  revokeSession: 'session_not_found',
  readNotifications: 'notification_not_found',
};
