import type { Schema } from '@meridian/sdk';
import { splitCents } from '@meridian/sdk/rules';
import { groupBy } from '../../../../shared/group-by.ts';
import type { Address, Cents, Instant, Shop } from '../../../world/types.ts';
import { freightFor } from '../../../world/views/products.ts';
import type { Refuse } from '../../handler.ts';
import { applyPromo, type PromoResult } from './promos.ts';
import { type Change, type OrderLine, resolveSource, type SourceCall } from './source.ts';

interface Sums {
  readonly subtotal: Cents;
  readonly freight: Cents;
  readonly discount: Cents;
  /** subtotal + freight − discount */
  readonly total: Cents;
}

/** What one shop would send as one order. */
export interface PricedGroup extends Sums {
  readonly shop: Shop;
  readonly lines: readonly OrderLine[];
}

/** What an order would cost now, in cents; the groups add up to the whole. */
export interface Pricing extends Sums {
  readonly groups: readonly PricedGroup[];
  readonly address: Address | null;
  readonly promo: PromoResult | null;
  readonly changes: readonly Change[];
}

interface PricingCall extends Omit<SourceCall, 'refuse'> {
  readonly now: Instant;
  readonly refuse: SourceCall['refuse'] & Refuse<'address_not_found'>;
}

/** Prices a source per shop. Throws the refusals of quoteOrder, in the order in which it declares them. */
export function priceOrder(call: PricingCall, order: Schema<'QuoteOrderBody'>): Pricing {
  const { lines, changes } = resolveSource(call, order.source);
  const address = addressFor(call, order.address_id);
  const promo = order.promo_code === undefined ? null : applyPromo(call, order.promo_code, lines);

  const groups = [...groupBy(lines, ({ product }) => product.shopId)].flatMap(([shopId, own]) => {
    const shop = call.world.shops.get(shopId);
    return shop ? [{ shop, lines: own, subtotal: sum(own.map(({ subtotal }) => subtotal)) }] : [];
  });
  // By the goods before the discount, so that a code never makes the freight dearer.
  const discounts = splitCents(
    promo?.accepted ? promo.discount : 0,
    groups.map(({ subtotal }) => subtotal),
  );
  const priced = groups.map((group, index): PricedGroup => {
    const freight = freightFor(group.shop, group.subtotal);
    const discount = discounts[index] ?? 0;
    return { ...group, freight, discount, total: group.subtotal + freight - discount };
  });
  return {
    groups: priced,
    address,
    promo,
    changes,
    subtotal: sum(priced.map(({ subtotal }) => subtotal)),
    freight: sum(priced.map(({ freight }) => freight)),
    discount: sum(priced.map(({ discount }) => discount)),
    total: sum(priced.map(({ total }) => total)),
  };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

function addressFor({ customer, refuse }: PricingCall, id: number | undefined): Address | null {
  if (id === undefined) return customer.addresses.find(({ isDefault }) => isDefault) ?? null;
  const address = customer.addresses.find((one) => one.id === id);
  if (!address) throw refuse('address_not_found');
  return address;
}
