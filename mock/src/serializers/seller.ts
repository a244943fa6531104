import type { Schema } from '@meridian/sdk';
import type { Shop } from '../world/types.ts';
import type { SerializerContext } from './context.ts';

/**
 * A licence with the business's name: `Northwind Audio K.K., registration 1200-01-178423`. Others are only a number.
 */
const NAMED = /^(.+), registration (.+)$/;

export function serializeSeller(
  { text }: Pick<SerializerContext, 'text'>,
  { name, licence, email, returns }: Shop,
): Schema<'Seller'> {
  const [, legalName, registration] = NAMED.exec(licence ?? '') ?? [];
  return {
    legal_name: legalName ?? text(name),
    registration: registration ?? licence,
    country: returns.country,
    area_text: text(returns.areaText),
    detail: text(returns.detail),
    postcode: returns.postcode,
    email,
    phone: returns.mobile,
  };
}
