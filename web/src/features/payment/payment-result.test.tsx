import { productQuery } from '@meridian/sdk/react';
import { fixture } from '@meridian/sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { ArrivalTime } from './payment-result.tsx';

test.each([
  [1, [[5, 8]], 'It usually arrives in 5 to 8 days. Track it from your order.'],
  [1, [[5, 5]], 'It usually arrives in 5 days. Track it from your order.'],
  [1, [[1, 1]], 'It usually arrives in 1 day. Track it from your order.'],
  [
    2,
    [
      [5, 5],
      [5, 9],
    ],
    'They usually arrive in 5 to 9 days. Track them from your orders.',
  ],
  [
    2,
    [
      [5, 5],
      [5, 5],
    ],
    'They usually arrive in 5 days. Track them from your orders.',
  ],
  [1, [[900, 1200]], 'It usually arrives in 900 to 1,200 days. Track it from your order.'],
])('%i paid orders with products of %j days', (orderCount, products, text) => {
  const queries = new QueryClient();
  const product = fixture('getProduct');
  for (const [id, [days_min = 0, days_max = 0]] of products.entries()) {
    const delivery = { ...product.delivery, days_min, days_max };
    queries.setQueryData(productQuery(id).queryKey, { ...product, id, delivery });
  }
  expect(textOf(<ArrivalTime productIds={[...products.keys()]} orderCount={orderCount} />, {}, queries)).toBe(text);
});
