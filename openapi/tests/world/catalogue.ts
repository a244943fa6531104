import { ordinaryAnswer } from './ledger.ts';
import { cents, type Fields, field, fieldsIn, type Shown, violation } from './show.ts';

/** What a product's card says is what its specifications add up to. */
export function wrongProducts(all: Shown[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Product')
    .flatMap((shown) => {
      const { skus: written, spec_groups, freight, free_freight_from, price } = shown.value;
      const skus = fieldsIn(written);
      const cheapest = Math.min(...skus.map((sku) => cents(field(sku, 'price'))));
      const freeFrom = free_freight_from === null ? Number.POSITIVE_INFINITY : cents(free_freight_from);
      const expected: Fields = {
        sku_count: skus.length,
        stock: skus.reduce((sum, { stock }) => sum + Number(stock), 0),
        price: skus.length === 0 ? price : (cheapest / 100).toFixed(2),
        free_freight: freight === '0.00',
        freight: cents(price) >= freeFrom ? '0.00' : freight,
      };
      const unknown = skus.filter(({ value_ids }) => !choosesOneOfEach(value_ids, fieldsIn(spec_groups)));
      return [
        ...Object.entries(expected).flatMap(([name, value]) =>
          shown.value[name] === value ? [] : [violation(shown, name, value, shown.value[name])],
        ),
        ...unknown.map((sku) => violation(shown, 'skus', 'one value of each group', field(sku, 'value_ids'))),
      ];
    });
}

function choosesOneOfEach(chosen: unknown, groups: Fields[]): boolean {
  const ids: unknown[] = Array.isArray(chosen) ? chosen : [];
  const offers = groups.map((group) => fieldsIn(field(group, 'values')).map(({ id }) => id));
  return ids.length === offers.length && offers.every((offer, index) => offer.includes(ids[index]));
}

/** Categories, shops, facets and the home page count the products that the whole list shows. */
export function wrongProductCounts(all: Shown[]): string[] {
  const products = fieldsIn(field(ordinaryAnswer(all, 'listProducts').value, 'list'));
  const ofShop = (id: unknown) => products.filter(({ shop }) => field(shop, 'id') === id).length;
  const ofCategory = (id: unknown) => products.filter(({ category_id }) => category_id === id).length;
  const counted = ({ operationId, schema, path }: Shown, id: unknown) => {
    if (schema === 'Category') return ofCategory(id);
    if (schema === 'ShopCard' || schema === 'Shop') return ofShop(id);
    return operationId === 'getHome' && path === 'data' ? products.length : undefined;
  };
  return all.flatMap((shown) => {
    if (shown.example !== 'ordinary') return [];
    const { id, product_count } = shown.value;
    const expected = counted(shown, id);
    return expected === undefined || product_count === expected
      ? []
      : [violation(shown, 'product_count', expected, product_count)];
  });
}

/** The facets of the unfiltered list count its entries. */
export function wrongFacets(all: Shown[]): string[] {
  const shown = ordinaryAnswer(all, 'listProducts');
  const products = fieldsIn(field(shown.value, 'list'));
  const facets = field(shown.value, 'facets');
  const count = (keep: (product: Fields) => boolean) => products.filter(keep).length;
  const prices = products.map(({ price }) => cents(price));
  const expected: [string, unknown, unknown][] = [
    ['in_stock', count(({ stock }) => Number(stock) > 0), field(facets, 'in_stock')],
    ['free_freight', count(({ free_freight }) => free_freight === true), field(facets, 'free_freight')],
    ['price.min', Math.min(...prices), cents(field(field(facets, 'price'), 'min'))],
    ['price.max', Math.max(...prices), cents(field(field(facets, 'price'), 'max'))],
    ...fieldsIn(field(facets, 'categories')).map(({ id, count: found }): [string, unknown, unknown] => [
      `categories ${id}`,
      count(({ category_id }) => category_id === id),
      found,
    ]),
    ...fieldsIn(field(facets, 'shops')).map(({ id, count: found }): [string, unknown, unknown] => [
      `shops ${id}`,
      count(({ shop }) => field(shop, 'id') === id),
      found,
    ]),
    ...fieldsIn(field(facets, 'rates')).map(({ min, count: found }): [string, unknown, unknown] => [
      `rates ${min}`,
      count(({ favourable_rate }) => Number(favourable_rate) >= Number(min)),
      found,
    ]),
  ];
  return expected.flatMap(([name, value, found]) =>
    value === found ? [] : [violation(shown, `facets.${name}`, value, found)],
  );
}
