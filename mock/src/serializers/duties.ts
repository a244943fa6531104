import type { Schema } from '@meridian/sdk';
import { DATA } from '../world/data/data.ts';
import type { Shop } from '../world/types.ts';
import type { SerializerContext } from './context.ts';

const { included, notIncluded } = DATA.orders.duties;

/** The contract's Duties: none are due within a country; across a border they are not in the total. */
export function serializeDuties(
  { text }: Pick<SerializerContext, 'text'>,
  { returns }: Shop,
  destination: string,
): Schema<'Duties'> {
  const within = returns.country === destination;
  return { included: within, note: text(within ? included : notIncluded) };
}
