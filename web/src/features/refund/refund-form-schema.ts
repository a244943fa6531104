import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { ApplyRefundBodySchema, ProductStatusSchema, RefundPickSchema, RefundTypeSchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { amountRule, overMax } from '../../entities/wallet/amount-rule.ts';
import { bare } from '../../form/normalize-input.ts';
import { oneOf, translated, trimmed } from '../../form/rules.ts';

const body = ApplyRefundBodySchema.entries;
export const MAX_EXPLANATION = v.getMetadata(body.explanation).maxLength;
export const MAX_PROOFS = v.getMetadata(body.proofs).maxItems;
const MAX_ITEMS = v.getMetadata(body.items).maxItems;

/** What the order allows now. The server has the last word. */
export interface RefundLimits {
  /** How many pieces of each order item can still be refunded. */
  refundable: ReadonlyMap<number, number>;
  /** The valid combinations of type, product status and reasons. */
  options: readonly Schema<'RefundOption'>[];
  /** The maximum amount for the current choices; undefined while it is not known. */
  maxAmount: string | undefined;
}

const Item = v.object({ order_item_id: v.number(), quantity: v.number() });

/** The types of the form's values without its rules, to validate a draft. */
export const RefundDraft = v.object({
  items: v.array(Item),
  product_status: v.string(),
  type: v.string(),
  reason: v.string(),
  amount: v.string(),
  explanation: v.string(),
  proofs: v.number(),
});

export type RefundValues = v.InferOutput<typeof RefundDraft>;

const isNegative = (typed: string) => /^[-\u2212\uff0d\ufe63]/.test(typed);

/** R5.07: required, not negative, and at most the maximum. Exact to the cent, never a floating-point number. */
const amountUpTo = (max: string | undefined) =>
  v.pipe(
    v.string(),
    v.transform(bare),
    v.check((typed) => !isNegative(typed), translated(msg`The amount cannot be negative`)),
    amountRule((amount) => overMax(amount, max)),
  );

const reasonsOf = (options: RefundLimits['options']) => options.flatMap(({ reasons }) => reasons);

/** The rules of the application. The output is the body of applyRefund without order, proofs and idempotency key. */
export function refundFormSchema({ refundable, options, maxAmount }: RefundLimits) {
  const piecesLeft = (pick: v.InferOutput<typeof Item>) =>
    v.is(RefundPickSchema, pick) && pick.quantity <= (refundable.get(pick.order_item_id) ?? 0);
  const optionFor = (type: string, productStatus: string) =>
    options.find((option) => option.type === type && option.product_status === productStatus);
  return v.pipe(
    v.object({
      items: v.pipe(
        v.array(Item),
        v.minLength(1, translated(msg`Choose what the refund is for`)),
        v.maxLength(MAX_ITEMS, translated(msg`Up to ${MAX_ITEMS} items at once`)),
        v.check((items) => items.every(piecesLeft), translated(msg`This quantity cannot be refunded`)),
        v.check(
          (items) => new Set(items.map(({ order_item_id }) => order_item_id)).size === items.length,
          translated(msg`Choose what the refund is for`),
        ),
      ),
      product_status: oneOf(ProductStatusSchema, msg`Choose whether you received it`),
      type: oneOf(RefundTypeSchema, msg`Choose an option`),
      reason: v.pipe(v.string(), v.nonEmpty(translated(msg`Choose a reason`))),
      amount: amountUpTo(maxAmount),
      explanation: trimmed(body.explanation, { empty: msg`Briefly say what happened` }),
      proofs: v.pipe(
        v.number(),
        v.minValue(1, translated(msg`Add at least one picture`)),
        v.maxValue(MAX_PROOFS, translated(msg`Up to ${MAX_PROOFS} pictures`)),
      ),
    }),
    v.forward(
      v.check(
        ({ type, product_status }) => optionFor(type, product_status) !== undefined,
        translated(msg`This is not possible for this order right now`),
      ),
      ['type'],
    ),
    v.forward(
      v.check(
        ({ type, product_status, reason }) =>
          reason === '' ||
          (optionFor(type, product_status)?.reasons ?? reasonsOf(options)).some(({ id }) => String(id) === reason),
        translated(msg`Choose a reason that applies`),
      ),
      ['reason'],
    ),
    v.transform(({ reason, proofs: _proofs, ...rest }) => ({ ...rest, reason_id: Number(reason) })),
  );
}
