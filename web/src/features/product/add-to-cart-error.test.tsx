import { type ApiErrorOf, isApiError } from '@meridian/sdk';
import { lineOfSku } from '@meridian/sdk/rules';
import { fixture, type Refusal, type RefusalName, refusal, stubClient } from '@meridian/sdk/testing';
import { expect, test } from 'vitest';
import { textOf } from '../../text-of.testing.tsx';
import { AddToCartError } from './add-to-cart-error.tsx';

type Business = Extract<ApiErrorOf<'addCartLine'>, { kind: 'business' }>;

async function errorOf(answer: Refusal<RefusalName<'addCartLine'>>): Promise<Business> {
  const body = { product_id: 101, sku_id: 1011, quantity: 1, idempotency_key: '5f0c1f6e-3f0e-4a7b-9a51-0d1f6c2b7e11' };
  const call = stubClient({ addCartLine: answer }).call('addCartLine', { body });
  const error: unknown = await call.catch((caught: unknown) => caught);
  if (isApiError(error, 'addCartLine') && error.kind === 'business') return error;
  throw error;
}

test.each([
  ['Only 3 left. Nothing was added.', refusal('out_of_stock', { stock: 3 })],
  ['This has just sold out. Nothing was added.', refusal('out_of_stock', { stock: 0 })],
  ['Limit 2 per customer. Nothing was added.', refusal('limit_exceeded', { limit: 2 })],
  [refusal('cart_full').msg, refusal('cart_full')],
])('a refused addition says “%s”', async (text, answer) => {
  const refused = { name: 'refused', skuId: 1011, error: await errorOf(answer) } as const;
  const shown = (skuId: number) => textOf(<AddToCartError refusal={refused} skuId={skuId} cart={undefined} />);
  expect(shown(1011)).toBe(text);
  expect(shown(1021)).toBe('');
});

test('what the bag already holds counts towards the limit, and the refusal says so, with the way to the bag', async () => {
  const refused = {
    name: 'refused',
    skuId: 1011,
    error: await errorOf(refusal('out_of_stock', { stock: 3 })),
  } as const;
  const cart = fixture('getCart');
  const line = lineOfSku(cart, 1011);
  if (line !== undefined) line.quantity = 3;
  expect(textOf(<AddToCartError refusal={refused} skuId={1011} cart={cart} />)).toBe(
    'Only 3 left. Nothing was added. You already have 3 in your bag. Go to bag',
  );
});
