import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DataOf, Schema } from '@meridian/sdk';
import { OrderRemarkSchema, QuoteOrderBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { bare } from '../../form/normalize-input.ts';
import { optionalText, textOf, tooLong } from '../../form/rules.ts';

const remark = OrderRemarkSchema.entries.text;
export const MAX_REMARK_LENGTH = v.getMetadata(remark).maxLength;
const promoCode = QuoteOrderBodySchema.entries.promo_code.wrapped;

export interface CheckoutValues {
  /** The address that the customer has chosen; null while the default address applies. */
  address_id: number | null;
  /** The applied promo code, accepted or not; empty if none. */
  promo_code: string;
  /** The remarks by `remarkName`: react-hook-form takes a bare number for an array index. */
  remarks: Record<string, string>;
}

export const blankCheckout: CheckoutValues = { address_id: null, promo_code: '', remarks: {} };

/** The types of the values without the form's rules, to validate a draft. */
export const CheckoutDraft = v.object({
  address_id: v.nullable(v.number()),
  promo_code: v.string(),
  remarks: v.record(v.string(), v.string()),
});

/** The name of the field of a shop's remark. */
export const remarkName = (shopId: number) => `shop${shopId}`;

interface KnownAddresses {
  /** The address that applies if the customer chooses none. */
  prefilled?: number | undefined;
  /** An address that applied and has since been deleted. No other address replaces it without the customer's choice. */
  deleted?: number | undefined;
}

/** Returns the id of the address that applies, if any. */
export function countingAddress(chosen: number | null, { prefilled, deleted }: KnownAddresses): number | undefined {
  if (chosen === null) return deleted === undefined ? prefilled : undefined;
  return chosen === deleted ? undefined : chosen;
}

/** R5.09 */
export const checkoutSchema = (addresses: KnownAddresses) =>
  v.object({
    address_id: v.pipe(
      v.nullable(v.number()),
      v.transform((chosen) => countingAddress(chosen, addresses)),
      v.number(() =>
        addresses.deleted === undefined
          ? i18n._(msg`Choose a delivery address`)
          : i18n._(msg`This address was deleted. Choose another one.`),
      ),
    ),
    promo_code: v.string(),
    remarks: v.record(v.string(), optionalText(remark)),
  });

export type Checkout = v.InferOutput<ReturnType<typeof checkoutSchema>>;

/** The body of quoteOrder. The route's loader and the page ask for the same quote. */
export const quoteBody = (source: Schema<'OrderSource'>, address_id: number | undefined, promo_code: string) => ({
  source,
  ...(address_id !== undefined && { address_id }),
  ...(promo_code !== '' && { promo_code }),
});

/** The body of createOrder without its idempotency key. `quote` is the one that the customer has seen and accepts. */
export function orderBody(source: Schema<'OrderSource'>, checkout: Checkout, quote: DataOf<'quoteOrder'>) {
  const { promo, groups, total_amount } = quote;
  // A shop that is no longer part of the order gets no remark.
  const remarks = groups.flatMap(({ shop }) => {
    const text = checkout.remarks[remarkName(shop.id)] ?? '';
    return text === '' ? [] : [{ shop_id: shop.id, text }];
  });
  return {
    source,
    address_id: checkout.address_id,
    ...(promo?.accepted && { promo_code: promo.promo_code }),
    remarks,
    expected_total: total_amount,
  };
}

/** Why a code is refused, in words. */
const refusals = {
  unknown: msg`This code does not exist. Check the spelling.`,
  expired: msg`This code has expired`,
  used: msg`You have already used this code`,
  minimum_not_reached: msg`Your items are below the minimum for this code`,
  not_for_these_items: msg`This code does not apply to these items`,
} satisfies Record<Schema<'PromoReason'>, MessageDescriptor>;

/** A code as sent: keyboards produce full-width letters and the digits of other scripts. */
export const plainCode = bare;

/** The message for a code that cannot be sent. */
const promoMessage = (code: string): string => {
  if (code === '') return i18n._(msg`Enter a code`);
  if ([...code].length > v.getMetadata(promoCode).maxLength) return tooLong(promoCode);
  return i18n._(msg`Use only letters, digits, hyphens and underscores`);
};

/** The schema of the promo code field. `refused` is the code that the quote refuses. */
export const promoSchema = (refused: Schema<'QuotePromo'> | undefined) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.transform(plainCode),
      textOf(promoCode, promoMessage),
      v.check(
        (code) => code !== refused?.promo_code,
        () => i18n._(refusals[refused?.reason ?? 'unknown'] ?? refusals.unknown),
      ),
    ),
  });
