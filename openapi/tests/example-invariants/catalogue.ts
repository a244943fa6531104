import {
  cents,
  type ExampleNode,
  type Fields,
  field,
  fieldsIn,
  violation,
} from '../example-invariants/example-nodes.ts';
import { ordinaryAnswer } from '../example-invariants/ledger.ts';

/** A product's card agrees with its SKUs. */
export function wrongProducts(all: ExampleNode[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Product')
    .flatMap((node) => {
      const { skus: written, spec_groups, freight, free_freight_from, price } = node.value;
      const skus = fieldsIn(written);
      const cheapest = Math.min(...skus.map((sku) => cents(field(sku, 'price'))));
      const freeFrom = free_freight_from === null ? Number.POSITIVE_INFINITY : cents(free_freight_from);
      const expected: Fields = {
        sku_count: skus.length,
        sku_id: skus.length === 1 ? field(skus[0], 'id') : null,
        stock: skus.reduce((sum, { stock }) => sum + Number(stock), 0),
        price: skus.length === 0 ? price : (cheapest / 100).toFixed(2),
        free_freight: freight === '0.00',
        freight: cents(price) >= freeFrom ? '0.00' : freight,
      };
      const unknown = skus.filter(({ value_ids }) => !choosesOneOfEach(value_ids, fieldsIn(spec_groups)));
      return [
        ...Object.entries(expected).flatMap(([name, value]) =>
          node.value[name] === value ? [] : [violation(node, name, value, node.value[name])],
        ),
        ...unknown.map((sku) => violation(node, 'skus', 'one value of each group', field(sku, 'value_ids'))),
      ];
    });
}

function choosesOneOfEach(chosen: unknown, groups: Fields[]): boolean {
  const ids: unknown[] = Array.isArray(chosen) ? chosen : [];
  const offers = groups.map((group) => fieldsIn(field(group, 'values')).map(({ id }) => id));
  return ids.length === offers.length && offers.every((offer, index) => offer.includes(ids[index]));
}

/** The counts of categories, shops, facets and the home page agree with the whole product list. */
export function wrongProductCounts(all: ExampleNode[]): string[] {
  const products = fieldsIn(field(ordinaryAnswer(all, 'listProducts').value, 'list'));
  const ofShop = (id: unknown) => products.filter(({ shop }) => field(shop, 'id') === id).length;
  const ofCategory = (id: unknown) => products.filter(({ category_id }) => category_id === id).length;
  const counted = ({ operationId, schema, path }: ExampleNode, id: unknown) => {
    if (schema === 'Category') return ofCategory(id);
    if (schema === 'ShopCard' || schema === 'Shop') return ofShop(id);
    return operationId === 'getHome' && path === 'data' ? products.length : undefined;
  };
  return all.flatMap((node) => {
    if (node.example !== 'ordinary') return [];
    const { id, product_count } = node.value;
    const expected = counted(node, id);
    return expected === undefined || product_count === expected
      ? []
      : [violation(node, 'product_count', expected, product_count)];
  });
}

/** The facets of the unfiltered list agree with its entries. */
export function wrongFacets(all: ExampleNode[]): string[] {
  const node = ordinaryAnswer(all, 'listProducts');
  const products = fieldsIn(field(node.value, 'list'));
  const facets = field(node.value, 'facets');
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
    value === found ? [] : [violation(node, `facets.${name}`, value, found)],
  );
}

/** The count without a category or a shop is the sum of their facets, and not less than with them. */
export function wrongRelaxCounts(all: ExampleNode[]): string[] {
  return all
    .filter(({ operationId, path }) => operationId === 'listProducts' && path === 'data')
    .flatMap((node) => {
      const { facets, relax, total } = node.value;
      const counted = (name: string) =>
        fieldsIn(field(facets, name)).reduce((sum, { count }) => sum + Number(count), 0);
      const sums: Record<string, number> = { category_id: counted('categories'), shop_id: counted('shops') };
      return fieldsIn(relax).flatMap(({ condition, count }) => {
        const sum = sums[`${condition}`];
        const right = Number(count) >= Number(total) && (sum === undefined || sum === count);
        return right ? [] : [violation(node, `relax.${condition}`, sum ?? `at least ${total}`, count)];
      });
    });
}

/** The averages that a shop is compared with are those of its first category. */
export function wrongShops(all: ExampleNode[]): string[] {
  return all
    .filter(({ schema }) => schema === 'Shop')
    .flatMap((node) => {
      const { categories, scores } = node.value;
      const first = field(fieldsIn(categories)[0], 'name');
      const compared = field(field(scores, 'category'), 'name');
      return compared === first ? [] : [violation(node, 'scores.category', first, compared)];
    });
}
