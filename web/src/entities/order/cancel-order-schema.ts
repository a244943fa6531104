import * as v from 'valibot';
import { maxLength } from '../../form/rules.ts';

const MAX_LENGTH = 200;

/** The form to cancel an order. Both fields may be left empty: cancelling is as easy as buying. */
export const CancelOrderSchema = v.object({
  /** The id of a reason, as the value of a radio button. */
  reason: v.string(),
  note: v.pipe(v.string(), v.trim(), maxLength(MAX_LENGTH)),
});

export type CancelOrderValues = v.InferOutput<typeof CancelOrderSchema>;

/** The body of cancelOrder. */
export const cancelOrderBody = (orderId: number, { reason, note }: CancelOrderValues) => ({
  order_id: orderId,
  ...(reason !== '' && { reason_id: Number(reason) }),
  ...(note !== '' && { note }),
});
