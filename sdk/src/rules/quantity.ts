import type { Schema } from '../client/operation-types.ts';

/** A stock of this many pieces or fewer is low: a shop then tells how many are left. */
export const LOW_STOCK = 5;

/** The maximum quantity and its reason: the shop's limit per customer, a low stock, or the stock. */
export interface QuantityLimit {
  max: number;
  reason: 'limit' | 'low_stock' | 'stock';
}

/** How many pieces of an SKU can be ordered: the stock, or the limit per customer if that is lower. */
export const quantityLimit = ({ stock, limit }: Pick<Schema<'Sku'>, 'stock' | 'limit'>): QuantityLimit => {
  if (limit !== null && limit <= stock) return { max: limit, reason: 'limit' };
  return { max: stock, reason: stock <= LOW_STOCK ? 'low_stock' : 'stock' };
};

/** The error of a quantity, if any. `NaN` stands for text that is not a number. */
export const quantityError = (quantity: number, max: number): 'invalid' | 'too_many' | undefined => {
  if (!Number.isInteger(quantity) || quantity < 1) return 'invalid';
  return quantity > max ? 'too_many' : undefined;
};
