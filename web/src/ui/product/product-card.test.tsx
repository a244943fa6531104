import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductRow } from './product-row.tsx';

const product = {
  picture: '/nova.webp',
  tint: 'phone',
  price: '129.90',
  formerPrice: null,
  discount: 0,
  score: null,
  sales: 0,
  soldOut: false,
  shopName: undefined,
  link: 'Name',
  heart: 'Heart',
  action: 'Add',
} as const;

test('the controls of a product are reached in the order in which they are seen', () => {
  const order = (text: string) => text.match(/Name|Heart|Add/g);
  expect(order(textOf(<ProductCard {...product} />))).toEqual(['Heart', 'Add', 'Name']);
  expect(order(textOf(<ProductRow {...product} />))).toEqual(['Name', 'Heart', 'Add']);
});
