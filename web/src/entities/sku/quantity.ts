import type { Schema } from '@meridian/sdk';

type Bounds = Pick<Schema<'Sku'>, 'stock' | 'limit'>;

/** So few that it is worth saying. */
const FEW = 5;

/** What bounds a quantity: the shop's limit per customer, the few that are left, or simply the stock. */
export interface QuantityLimit {
  most: number;
  by: 'limit' | 'few' | 'stock';
}

/** How many pieces one order may hold: the stock, and the limit per customer where there is one. */
export function quantityLimit({ stock, limit }: Bounds): QuantityLimit {
  if (limit !== null && limit <= stock) return { most: limit, by: 'limit' };
  return { most: stock, by: stock <= FEW ? 'few' : 'stock' };
}

/** What is wrong with a quantity, if anything: typed text that is no number is not a number here either. */
export function quantityError(quantity: number, most: number): 'unclear' | 'too_many' | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return 'unclear';
  return quantity > most ? 'too_many' : undefined;
}
