import type { Schema } from '@meridian/sdk';
import { DATA } from '../world/data/data.ts';
import type { Shop } from '../world/types.ts';
import type { SerializerContext } from './context.ts';

const { included, notIncluded, unknown } = DATA.orders.duties;

/**
 * The contract's Duties: none within a country; across a border they are not in the total. Without a known destination
 * nothing is promised.
 */
export function serializeDuties(
  { text }: Pick<SerializerContext, 'text'>,
  { returns }: Shop,
  destination: string | undefined,
): Schema<'Duties'> {
  if (destination === undefined) return { included: false, note: text(unknown) };
  const within = returns.country === destination;
  return { included: within, note: text(within ? included : notIncluded) };
}
