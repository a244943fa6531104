import type { Schema } from '@meridian/sdk';
import { fromCents, splitCents, toCents } from '@meridian/sdk/rules';
import { DAY, MINUTE } from '../world/clock.ts';
import { specText } from '../world/seed/reviews/spec-text.ts';
import type { Product, Sku } from '../world/types.ts';
import { deliveryDays } from '../world/views/delivery-days.ts';
import type { Change, OrderLine, PricedGroup, Pricing } from '../world/views/pricing.ts';
import type { PromoResult } from '../world/views/promos.ts';
import { serializeAddress } from './address.ts';
import { categoryOf } from './category.ts';
import type { SerializerContext } from './context.ts';
import { serializeDuties } from './duties.ts';
import { dayIn } from './local-date.ts';
import { pictureOf } from './product.ts';
import { serializeShopRef } from './shop.ts';
import { toTime } from './time.ts';

/** How long a quote is valid (contract: OrderQuote). */
const VALID_FOR = 15 * MINUTE;

/** The picture of a SKU, else of its product. */
export const skuPicture = (product: Product, sku: Sku): string => sku.picture ?? pictureOf(product);

export function serializeOrderQuote(context: SerializerContext, pricing: Pricing): Schema<'OrderQuote'> {
  const { groups, address, promo, changes } = pricing;
  const quoted = groups.map((group) => serializeGroup(context, group, address?.country));
  const totals = quoted.map(({ total_with_duties }) => total_with_duties ?? null);
  return {
    groups: quoted,
    address: address && serializeAddress(context, address),
    promo: promo && serializePromo(promo),
    ...sums(pricing),
    total_with_duties: totals.includes(null)
      ? null
      : fromCents(totals.reduce((sum, total) => sum + toCents(total ?? ''), 0)),
    changes: changes.map((change) => serializeChange(context, change)),
    valid_until: toTime(context.now + VALID_FOR),
    server_time: toTime(context.now),
  };
}

const sums = ({ subtotal, freight, discount, total }: Omit<PricedGroup, 'shop' | 'lines'>) => ({
  subtotal: fromCents(subtotal),
  freight: fromCents(freight),
  discount: fromCents(discount),
  total_amount: fromCents(total),
});

function serializeGroup(
  context: SerializerContext,
  group: PricedGroup,
  country: string | undefined,
): Schema<'QuoteGroup'> {
  const { shop, lines, subtotal, freight, discount, total } = group;
  const { freeFrom } = shop.freight;
  const destination = country ?? shop.returns.country;
  const { min, max } = deliveryDays(shop, destination);
  const discounts = splitCents(
    discount,
    lines.map((line) => line.subtotal),
  );
  const goods = lines.map((line, index) => ({
    heading: line.product.heading,
    amount: line.subtotal - (discounts[index] ?? 0),
  }));
  const consignment = country === undefined ? undefined : { from: shop.returns.country, to: country, goods, freight };
  return {
    shop: serializeShopRef(context, shop),
    lines: lines.map((line) => serializeLine(context, line)),
    ...sums(group),
    free_freight_gap: freight > 0 && freeFrom !== null ? fromCents(freeFrom - subtotal) : null,
    arrives_from: dayIn(destination, context.now + min * DAY),
    arrives_by: dayIn(destination, context.now + max * DAY),
    ...serializeDuties(context, consignment, total),
  };
}

function serializeLine(context: SerializerContext, line: OrderLine): Schema<'QuoteLine'> {
  const { lineId, product, sku, quantity, subtotal } = line;
  return {
    line_id: lineId,
    product_id: product.id,
    sku_id: sku.id,
    name: context.text(product.name),
    picture: skuPicture(product, sku),
    category_code: categoryOf(context.world, product).code,
    spec_text: context.text(specText(product, sku.id)),
    price: fromCents(sku.price),
    quantity,
    subtotal: fromCents(subtotal),
  };
}

const serializePromo = (promo: PromoResult): Schema<'QuotePromo'> =>
  promo.accepted
    ? { promo_code: promo.code, accepted: true, reason: null, discount: fromCents(promo.discount) }
    : { promo_code: promo.code, accepted: false, reason: promo.reason, discount: fromCents(0) };

function serializeChange({ text }: SerializerContext, change: Change): Schema<'QuoteChange'> {
  const { kind, lineId, product, before, after } = change;
  const format = (value: number) => (kind === 'price' ? fromCents(value) : String(value));
  return {
    kind,
    line_id: lineId,
    product_id: product.id,
    name: text(product.name),
    before: format(before),
    after: after === null ? null : format(after),
  };
}
