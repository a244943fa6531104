import type { DataOf, Schema } from '@meridian/sdk';
import { productList } from '@meridian/sdk/react';
import { discountOf } from './discount.ts';

/** The most products that a page can hold. The contract cannot filter by discount, so deals come from best sellers. */
const LIMIT = 50;

export const bestSellersQuery = () => productList.pages({ filter: { in_stock: true }, limit: LIMIT })(1);

/** The discounted products of a page, those with the highest discount first. */
export const dealsIn = ({ list }: DataOf<'listProducts'>): Schema<'ProductCard'>[] =>
  list.filter((product) => discountOf(product) > 0).toSorted((a, b) => discountOf(b) - discountOf(a));

const onlyDeals = (answer: DataOf<'listProducts'>): DataOf<'listProducts'> => {
  const list = dealsIn(answer);
  return { ...answer, list, total: list.length };
};

/** The deals among the best sellers, a list of one page. It stays the same list when a price changes. */
export const dealsList = () => ({ ...bestSellersQuery(), select: onlyDeals });
