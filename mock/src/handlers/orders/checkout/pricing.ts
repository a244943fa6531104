import type { Schema } from '@meridian/sdk';
import type { Address, Cents, Instant } from '../../../world/types.ts';
import { type Pricing, priceGroups } from '../../../world/views/pricing.ts';
import { applyPromo } from '../../../world/views/promos.ts';
import type { Refuse } from '../../handler.ts';
import { resolveSource, type SourceCall } from './source.ts';

interface PricingCall extends Omit<SourceCall, 'refuse'> {
  readonly now: Instant;
  readonly refuse: SourceCall['refuse'] & Refuse<'address_not_found'>;
}

/** Prices a source per shop. Throws the refusals of quoteOrder, in the declared order. */
export function priceOrder(call: PricingCall, order: Schema<'QuoteOrderBody'>): Pricing {
  const { lines, changes } = resolveSource(call, order.source);
  const address = addressFor(call, order.address_id);
  const promo = order.promo_code === undefined ? null : applyPromo(call, order.promo_code, lines);

  const priced = priceGroups(call.world, lines, promo?.accepted ? promo.discount : 0);
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
