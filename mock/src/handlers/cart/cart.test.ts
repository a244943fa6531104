import { beforeEach, expect, test } from 'vitest';
import { keyOf, openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
  sandbox.advance(1000);
});

const cart = () => sandbox.call('getCart', {});
let keys = 0;
const add = (product_id: number, sku_id: number, quantity = 1) => {
  keys += 1;
  return sandbox.call('addCartLine', { body: { product_id, sku_id, quantity, idempotency_key: keyOf(keys) } });
};
const update = (line_id: number, quantity: number, sku_id?: number) =>
  sandbox.call('updateCartLine', { body: { line_id, quantity, ...(sku_id && { sku_id }) } });
const remove = (...line_ids: number[]) => sandbox.call('deleteCartLines', { body: { line_ids } });

type Cart = ReturnType<typeof cart>;
const shopIds = ({ groups }: Cart) => groups.map(({ shop: { id } }) => id);
const lineIds = ({ groups }: Cart) => groups.map(({ lines }) => lines.map(({ id }) => id));
const line = ({ groups, invalid }: Cart, id: number) =>
  [...groups.flatMap(({ lines }) => lines), ...invalid].find((one) => one.id === id);
const sku = (productId: number, index = 0) => sandbox.sku(productId, index);

test('the cart equals the contract’s example: two shops, one sold-out line, a count of two pieces', () => {
  const { invalid, count } = cart();
  expect([shopIds(cart()), lineIds(cart()), count]).toEqual([[1, 2], [[501], [502]], 2]);
  expect(invalid).toMatchObject([{ id: 503, invalid_reason: 'sold_out', spec_text: 'Sand', stock: 0 }]);
});

test('a new line moves its shop to the front, and the same SKU again raises its line', () => {
  const id = sandbox.world.nextIds.line;
  expect(lineIds(add(105, 1052))).toEqual([[id, 502], [501]]);
  sandbox.advance(1000);
  sku(101).price = 13_990;
  const raised = add(101, 1011, 2);
  expect(lineIds(raised)).toEqual([[501], [id, 502]]);
  expect(line(raised, 501)).toMatchObject({ quantity: 3, price: '139.90', price_when_added: '129.90' });
  expect(raised.count).toBe(5);
});

test('a line that cannot be ordered still determines its shop’s place in the cart', () => {
  add(105, 1052);
  sandbox.advance(1000);
  add(101, 1012);
  sku(101, 1).stock = 0;
  expect(shopIds(cart())).toEqual([1, 2]);
});

test('an added quantity is checked against stock and limit together with the line’s own', () => {
  expect(refusalOf(() => add(101, 1011, 12))).toEqual({
    name: 'out_of_stock',
    details: { product_id: 101, sku_id: 1011, stock: 12 },
  });
  sku(101).limit = 2;
  expect(refusalOf(() => add(101, 1011, 2))).toEqual({ name: 'limit_exceeded', details: { limit: 2 } });
  expect(add(101, 1011).count).toBe(3);
  sku(102).stock = 5_000;
  expect(refusalOf(() => add(102, 1021, 999))).toEqual({ name: 'limit_exceeded', details: { limit: 999 } });
});

test('unknown and removed products and SKUs cannot be added', () => {
  expect(refusalOf(() => add(987_654, 1)).name).toBe('product_not_found');
  expect(refusalOf(() => add(101, 1021)).name).toBe('sku_not_found');
  sandbox.product(106).status = 'removed';
  expect(refusalOf(() => add(106, 1061)).name).toBe('product_not_found');
});

test('a cart holds 200 lines, and existing lines can still be raised', () => {
  for (let id = 1000; sandbox.demo.cart.length < 200; id += 1) {
    sandbox.demo.cart.push({
      id,
      productId: 104,
      skuId: id * 100,
      quantity: 1,
      priceWhenAdded: 1,
      addedAt: 0,
      changedIn: 1,
    });
  }
  expect(refusalOf(() => add(105, 1052))).toEqual({ name: 'cart_full', details: { limit: 200 } });
  expect(line(add(101, 1011), 501)?.quantity).toBe(2);
});

test('a quantity is absolute, so a repeat changes nothing', () => {
  expect(line(update(502, 5), 502)?.quantity).toBe(5);
  expect(update(502, 5)).toEqual(cart());
  expect(refusalOf(() => update(502, 26)).name).toBe('out_of_stock');
  expect(refusalOf(() => update(999, 1)).name).toBe('cart_line_not_found');
  expect(line(cart(), 502)?.quantity).toBe(5);
});

test('changing the SKU keeps the line at today’s price, and absorbs a line with the same SKU', () => {
  sku(101, 1).price = 11_990;
  const changed = update(503, 2, 1012);
  expect(lineIds(changed)).toEqual([[501, 503], [502]]);
  expect(line(changed, 503)).toMatchObject({ spec_text: 'Ink', price_when_added: '119.90', invalid_reason: null });
  const absorbed = update(503, 4, 1011);
  expect(lineIds(absorbed)).toEqual([[503], [502]]);
  expect(line(absorbed, 503)).toMatchObject({ sku_id: 1011, quantity: 4 });
  expect(absorbed.count).toBe(5);
});

test('an invalid line refuses a quantity and shows the reason that is hardest to cure', () => {
  expect(refusalOf(() => update(503, 2))).toMatchObject({ name: 'out_of_stock', details: { stock: 0 } });
  const reason = () => line(cart(), 503)?.invalid_reason;
  sandbox.product(101).skus.pop();
  expect(reason()).toBe('spec_gone');
  expect(line(cart(), 503)?.price).toBe('129.90');
  expect(refusalOf(() => update(503, 1)).name).toBe('sku_not_found');
  const seller = sandbox.world.shops.get(1);
  if (seller) seller.status = 'closed';
  expect(reason()).toBe('shop_closed');
  expect(cart().count).toBe(1);
  sandbox.product(101).status = 'removed';
  expect(reason()).toBe('removed');
  if (seller) seller.status = 'open';
  sandbox.product(101).status = 'on_sale';
  expect(line(cart(), 501)?.invalid_reason).toBeNull();
});

test('deleting ignores missing lines, unless all are missing', () => {
  expect(remove(503, 999).invalid).toEqual([]);
  expect(refusalOf(() => remove(503, 999)).name).toBe('cart_line_not_found');
  expect(remove(501, 502)).toEqual({ version: 9, groups: [], invalid: [], count: 0, line_limit: 200 });
});
