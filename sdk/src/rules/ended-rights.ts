import type { OperationId } from '../client/operation-types.ts';
import type { OrderAction } from './order-actions.ts';

/**
 * A right of a customer to a record: an action that an answer allows, or using the record at all. `order.undo` is
 * cancelling or refunding an order, whichever it allows.
 */
export type Right =
  | `order.${Exclude<OrderAction, 'cancel' | 'refund'> | 'undo'}`
  | `case.${'cancel' | 'ship' | 'escalate' | 'apply_again'}`
  | 'payout.cancel'
  | `${'payee' | 'address' | 'session' | 'account'}.use`;

/**
 * The rights that an act ends, for a time or for good, besides the one that it exercises: a client says them at the
 * act's button (B8.11). Acts that are not named end none.
 */
export const ENDED_RIGHTS = {
  cancelOrder: ['order.pay', 'order.edit_address'],
  confirmOrder: ['order.extend_receipt'],
  applyRefund: ['order.review', 'order.change_of_mind', 'case.escalate', 'case.apply_again'],
  declareChangeOfMind: ['order.undo', 'order.review', 'order.edit_address', 'case.escalate', 'case.apply_again'],
  escalateRefund: ['order.undo', 'order.review', 'order.change_of_mind', 'case.apply_again'],
  shipRefund: ['case.cancel'],
  cancelRefund: ['case.ship'],
  resetPassword: ['session.use'],
  closeAccount: ['session.use', 'account.use'],
} as const satisfies { readonly [Act in OperationId]?: readonly Right[] };
