import { CancelOrderBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { optionalText } from '../../form/rules.ts';

/** The form to cancel an order. Both fields are optional: cancelling is as easy as buying. */
export const CancelOrderSchema = v.object({
  /** The id of a reason, as the value of a radio button. */
  reason: v.string(),
  note: optionalText(CancelOrderBodySchema.entries.note.wrapped),
});

export type CancelOrderValues = v.InferOutput<typeof CancelOrderSchema>;

export const cancelOrderBody = (orderId: number, { reason, note }: CancelOrderValues) => ({
  order_id: orderId,
  ...(reason !== '' && { reason_id: Number(reason) }),
  ...(note !== '' && { note }),
});
