import type { Schema } from '@meridian/sdk';
import type { PricedGroup, Pricing } from '../handlers/orders/pricing.ts';
import type { PromoResult } from '../handlers/orders/promos.ts';
import type { Change, OrderLine } from '../handlers/orders/source.ts';
import { DAY, MINUTE } from '../world/clock.ts';
import { formatCents } from '../world/money.ts';
import { specText } from '../world/seed/reviews/spec-text.ts';
import type { Product, Sku } from '../world/types.ts';
import { serializeAddress } from './address.ts';
import type { SerializerContext } from './context.ts';
import { dayIn } from './local-date.ts';
import { categoryOf, pictureOf } from './product.ts';
import { serializeShopRef } from './shop.ts';
import { toTime } from './time.ts';

/** How long the shop keeps to a quote (contract: OrderQuote). */
const VALID_FOR = 15 * MINUTE;

/** The picture of a specification, or else of its product. */
export const skuPicture = (product: Product, sku: Sku): string => sku.picture ?? pictureOf(product);

/** The contract's OrderQuote. */
export function serializeOrderQuote(view: SerializerContext, pricing: Pricing): Schema<'OrderQuote'> {
  const { groups, address, promo, changes } = pricing;
  return {
    groups: groups.map((group) => serializeGroup(view, group, address?.country)),
    address: address && serializeAddress(view, address),
    promo: promo && serializePromo(promo),
    ...sums(pricing),
    changes: changes.map((change) => serializeChange(view, change)),
    valid_until: toTime(view.now + VALID_FOR),
    serverTime: toTime(view.now),
  };
}

const sums = ({ subtotal, freight, discount, total }: Omit<PricedGroup, 'shop' | 'lines'>) => ({
  subtotal: formatCents(subtotal),
  freight: formatCents(freight),
  discount: formatCents(discount),
  total: formatCents(total),
});

function serializeGroup(
  view: SerializerContext,
  group: PricedGroup,
  country: string | undefined,
): Schema<'QuoteGroup'> {
  const { shop, lines, subtotal, freight } = group;
  const { freeFrom } = shop.freight;
  const destination = country ?? shop.returns.country;
  return {
    shop: serializeShopRef(view, shop),
    lines: lines.map((line) => serializeLine(view, line)),
    ...sums(group),
    free_freight_gap: freight > 0 && freeFrom !== null ? formatCents(freeFrom - subtotal) : null,
    arrives_from: dayIn(destination, view.now + shop.dispatch.daysMin * DAY),
    arrives_by: dayIn(destination, view.now + shop.dispatch.daysMax * DAY),
  };
}

function serializeLine(view: SerializerContext, line: OrderLine): Schema<'QuoteLine'> {
  const { lineId, product, sku, quantity, subtotal } = line;
  return {
    line_id: lineId,
    product_id: product.id,
    sku_id: sku.id,
    name: view.text(product.name),
    picture: skuPicture(product, sku),
    tint: categoryOf(view.world, product).code,
    spec_text: view.text(specText(product, sku.id)),
    price: formatCents(sku.price),
    quantity,
    subtotal: formatCents(subtotal),
  };
}

const serializePromo = (trial: PromoResult): Schema<'QuotePromo'> =>
  trial.accepted
    ? { code: trial.code, accepted: true, reason: null, discount: formatCents(trial.discount) }
    : { code: trial.code, accepted: false, reason: trial.reason, discount: formatCents(0) };

function serializeChange({ text }: SerializerContext, change: Change): Schema<'QuoteChange'> {
  const { kind, lineId, product, before, after } = change;
  const written = (value: number) => (kind === 'price' ? formatCents(value) : String(value));
  return {
    kind,
    line_id: lineId,
    product_id: product.id,
    name: text(product.name),
    before: written(before),
    after: after === null ? null : written(after),
  };
}
