import type { Schema } from '@meridian/sdk';
import type { Shop } from '../world/types.ts';
import type { SerializerContext } from './context.ts';

/** A licence that names the business: `Northwind Audio K.K., registration 1200-01-178423`; others are a number alone. */
const NAMED = /^(.+), registration (.+)$/;

/** The contract's Seller. */
export function serializeSeller(
  { text }: Pick<SerializerContext, 'text'>,
  { name, licence, returns }: Shop,
): Schema<'Seller'> {
  const [, legalName, registration] = NAMED.exec(licence ?? '') ?? [];
  return {
    legal_name: legalName ?? text(name),
    registration: registration ?? licence,
    country: returns.country,
    area_text: text(returns.areaText),
    detail: text(returns.detail),
    postcode: returns.postcode,
  };
}
