import { beforeEach, expect, test } from 'vitest';
import { openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

const detail = (id: number) => sandbox.call('getProduct', { query: { id } });

test('[R3.05] a product tells stock, specifications, description, sales and favourable rate', () => {
  const product = detail(101);
  expect(product).toMatchObject({ stock: 18, sales: 2140, favourable_rate: 98, status: 'on_sale', freight: '4.50' });
  expect(product.spec_groups[0]?.values.map(({ name }) => name)).toEqual(['Mist', 'Ink', 'Sand']);
  expect(product.description).toContain('40 hours');
  expect(product.reviews.favourable_rate).toBe(product.favourable_rate);
});

test('sold-out, removed and unknown products answer each in their way', () => {
  for (const sku of sandbox.product(103).skus) sku.stock = 0;
  expect(detail(103)).toMatchObject({ status: 'sold_out', stock: 0, sku_count: 1, price: '189.00' });
  const closing = sandbox.world.shops.get(1);
  if (closing) closing.status = 'closed';
  expect(detail(101)).toMatchObject({ status: 'removed', stock: 0, sku_count: 0, skus: [], spec_groups: [] });
  expect(refusalOf(() => detail(987_654)).name).toBe('product_not_found');
});
