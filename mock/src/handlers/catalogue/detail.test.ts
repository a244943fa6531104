import { beforeEach, expect, test } from 'vitest';
import { openSandbox, refusalOf, type TestSandbox } from '../../../tests/harness/open-sandbox.ts';
import { HOUR } from '../../world/clock.ts';

let sandbox: TestSandbox;
beforeEach(() => {
  sandbox = openSandbox({ products: 60 });
});

const detail = (id: number) => sandbox.call('getProduct', { query: { product_id: id } });

test('[R3.05] a product has stock, specifications, description, sales and favourable rate', () => {
  const product = detail(101);
  expect(product).toMatchObject({ stock: 18, sales: 2140, favourable_rate: 98, status: 'on_sale', freight: '4.50' });
  expect(product.spec_groups[0]?.values.map(({ name }) => name)).toEqual(['Mist', 'Ink', 'Sand']);
  expect(product.description).toContain('40 hours');
  expect(product.reviews.favourable_rate).toBe(product.favourable_rate);
});

test('sold-out, removed and unknown products are answered differently', () => {
  for (const sku of sandbox.product(103).skus) sku.stock = 0;
  expect(detail(103)).toMatchObject({ status: 'sold_out', stock: 0, sku_count: 1, price: '189.00' });
  const closing = sandbox.world.shops.get(1);
  if (closing) closing.status = 'closed';
  expect(detail(101)).toMatchObject({ status: 'removed', stock: 0, sku_count: 0, skus: [], spec_groups: [] });
  expect(refusalOf(() => detail(987_654)).name).toBe('product_not_found');
});

test('a product has its facts in the call’s language, each once', () => {
  expect(detail(101).facts).toContainEqual({ name: 'Weight', value: '248 g' });
  for (const id of sandbox.world.products.keys()) {
    const { facts } = detail(id);
    expect(facts.length, `product ${id}`).toBeGreaterThan(2);
    expect(new Set(facts.map(({ name }) => name)).size).toBe(facts.length);
  }
  const chinese = sandbox.call('getProduct', { query: { product_id: 120 }, language: 'zh-CN' }).facts;
  for (const { name } of chinese) expect(name).toMatch(/\p{Script=Han}/u);
});

// The member states of the European Union (EU interinstitutional style guide, 7.1.1).
const MEMBER_STATES = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test('a product names its seller, its manufacturer, and who answers for one outside the European Union', () => {
  expect(detail(101)).toMatchObject({
    seller: { legal_name: 'Northwind Audio K.K.', email: 'service@northwind-audio.example', phone: '+81312340001' },
    manufacturer: { name: 'Aria Works K.K.', country: 'JP', area_text: 'Shizuoka Prefecture, Hamamatsu' },
    responsible_person: { name: 'Hafen Compliance GmbH', country: 'DE' },
  });
  const products = [...sandbox.world.products.keys()].map(detail);
  const made = products.flatMap(({ manufacturer, responsible_person: person }) =>
    manufacturer ? [{ manufacturer, person }] : [],
  );
  expect(made.length).toBeGreaterThan(30);
  for (const { manufacturer, person } of made) {
    const abroad = !MEMBER_STATES.includes(manufacturer.country);
    expect(person !== null, manufacturer.name).toBe(abroad);
    if (person) expect(MEMBER_STATES).toContain(person.country);
  }
  expect(new Set(made.map(({ person }) => person === null))).toEqual(new Set([true, false]));
  // Food is outside Regulation (EU) 2023/988 (Art. 2).
  expect(detail(106)).toMatchObject({ manufacturer: null, responsible_person: null, warnings: [] });
});

test('warnings are in the call’s language', () => {
  const warnings = (language: string) => sandbox.call('getProduct', { query: { product_id: 101 }, language }).warnings;
  expect(warnings('en')?.[0]).toBe('Contains a lithium-ion battery. Do not open, crush, heat or burn it.');
  expect(warnings('de')?.[0]).toMatch(/^Enthält einen Lithium-Ionen-Akku/);
});

test('a product with sizes has a guide with a row for each, and colours have swatches', () => {
  const { size_guide, spec_groups } = detail(105);
  expect(size_guide).toMatchObject({ columns: ['Size', 'Foot length'], unit: 'cm' });
  expect(size_guide?.rows.map(([size]) => size)).toEqual(spec_groups[0]?.values.map(({ name }) => name));
  expect(spec_groups[0]?.values.map(({ swatch }) => swatch)).toEqual([null, null]);
  expect(detail(101)).toMatchObject({ size_guide: null, video: null });
  expect(detail(101).spec_groups[0]?.values[0]).toMatchObject({ name: 'Mist', swatch: '#d9dde1' });
  expect(detail(103).video).toEqual({ url: '/films/103.mp4', poster: '/pictures/103.webp', seconds: 6 });
  sandbox.product(105).status = 'removed';
  expect(detail(105).size_guide).toBeNull();
});

test('the days of arrival are counted in the destination’s calendar', () => {
  const arrives = (id: number, token?: null) => {
    const { delivery } = sandbox.call('getProduct', { query: { product_id: id }, ...(token === null && { token }) });
    return [delivery.arrives_from, delivery.arrives_by];
  };
  expect(arrives(101)).toEqual(['2026-11-26', '2026-11-29']);
  // 16:00 in UTC is the next day in Japan, where the customer lives, but not in France, where this shop is.
  sandbox.clock.advance(6 * HOUR);
  expect(arrives(106)).toEqual(['2026-11-27', '2026-12-02']);
  expect(arrives(106, null)).toEqual(['2026-11-23', '2026-11-26']);
});
