import { expect, test } from 'vitest';
import { openSandbox } from '../../../../tests/harness/open-sandbox.ts';

const cart = (...line_ids: number[]) => ({ source: { from: 'cart', line_ids } }) as const;
const headphones = (quantity: number, sku_id = 1011) =>
  ({ source: { from: 'product', product_id: 101, sku_id, quantity } }) as const;

test('a quote has per shop: subtotal, freight, gap to free freight, arrival and total', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const quote = call('quoteOrder', { body: cart(501, 502) });
  expect(
    quote.groups.map(({ shop, lines, duties: _, ...sums }) => ({ shop: shop.id, lines: lines.length, ...sums })),
  ).toEqual([
    {
      shop: 1,
      lines: 1,
      subtotal: '129.90',
      freight: '4.50',
      discount: '0.00',
      total_amount: '134.40',
      total_with_duties: '134.40',
      free_freight_gap: '70.10',
      arrives_from: '2026-11-26',
      arrives_by: '2026-11-29',
    },
    {
      shop: 2,
      lines: 1,
      subtotal: '64.00',
      freight: '0.00',
      discount: '0.00',
      total_amount: '64.00',
      total_with_duties: '64.00',
      free_freight_gap: null,
      arrives_from: '2026-11-26',
      arrives_by: '2026-11-29',
    },
  ]);
  expect(quote).toMatchObject({
    subtotal: '193.90',
    freight: '4.50',
    total_amount: '198.40',
    promo: null,
    changes: [],
  });
  expect(quote).toMatchObject({ valid_until: '2026-11-20T10:15:00Z', server_time: '2026-11-20T10:00:00Z' });
  expect(quote.address?.id).toBe(11);
});

test('a discount is shared between the shops in proportion to their subtotals, to the cent', () => {
  const { call } = openSandbox({ checkInvariants: true });
  const quote = call('quoteOrder', { body: { ...cart(501, 502), promo_code: 'WELCOME10' } });
  expect(quote.groups.map(({ discount, total_amount: total }) => [discount, total])).toEqual([
    ['12.99', '121.41'],
    ['6.40', '57.60'],
  ]);
  expect(quote).toMatchObject({ discount: '19.39', total_amount: '179.01' });
});

test('changes since the cart are named: prices, lowered quantities and removed lines', () => {
  const { call, world, demo } = openSandbox({ checkInvariants: true });
  const [mist, berry] = [501, 502].map((id) => demo.cart.find((line) => line.id === id));
  const sku = world.products.get(101)?.skus[0];
  if (!mist || !berry || !sku) throw new Error('the demo cart is not as it was');
  sku.price = 13_990;
  sku.marketPrice = null;
  berry.quantity = 40;
  const quote = call('quoteOrder', { body: cart(501, 502, 503) });
  expect(quote.changes.map(({ name, ...change }) => change)).toEqual([
    { kind: 'price', line_id: 501, product_id: 101, before: '129.90', after: '139.90' },
    { kind: 'removed', line_id: 503, product_id: 101, before: '1', after: null },
    { kind: 'stock', line_id: 502, product_id: 102, before: '40', after: '25' },
  ]);
  expect(quote.groups.map(({ subtotal }) => subtotal)).toEqual(['139.90', '1600.00']);
});

test('an excess quantity is refused for a product bought directly, where a cart line would be lowered', () => {
  const { refusal } = openSandbox({ checkInvariants: true });
  expect(refusal('quoteOrder', { body: headphones(13) })).toEqual({
    name: 'out_of_stock',
    details: { product_id: 101, sku_id: 1011, stock: 12 },
  });
  expect(refusal('quoteOrder', { body: cart(503) }).name).toBe('out_of_stock');
});

test('invalid lines, products, SKUs, limits and addresses are refused by name', () => {
  const { refusal, world } = openSandbox({ checkInvariants: true });
  const name = (body: Parameters<typeof refusal<'quoteOrder'>>[1]['body']) => refusal('quoteOrder', { body }).name;
  expect(name(cart(501, 999))).toBe('cart_line_not_found');
  expect(name({ source: { from: 'product', product_id: 999, sku_id: 1, quantity: 1 } })).toBe('product_not_found');
  expect(name(headphones(1, 1021))).toBe('sku_not_found');
  expect(name({ ...headphones(1), address_id: 999 })).toBe('address_not_found');
  const sku = world.products.get(101)?.skus[0];
  if (sku) sku.limit = 2;
  expect(refusal('quoteOrder', { body: headphones(3) })).toEqual({ name: 'limit_exceeded', details: { limit: 2 } });
});

test('a quote is made without an address too, and its texts are in the call’s language', () => {
  const { call, newcomer } = openSandbox({ checkInvariants: true });
  const { userinfo } = call('loginUser', { body: { account: newcomer.account, password: 'new123456' } });
  const quote = call('quoteOrder', { body: headphones(2), token: userinfo.token, language: 'zh-CN' });
  expect(quote.address).toBeNull();
  expect(quote.groups[0]?.lines[0]?.spec_text).toBe('雾白');
  expect(quote.groups[0]).toMatchObject({ freight: '0.00', free_freight_gap: null, total_amount: '259.80' });
});
