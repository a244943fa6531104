import type * as v from 'valibot';
import { groupBy } from '../../../../shared/group-by.ts';
import { refuse } from '../answers.ts';
import { type Call, pageOf, route } from '../call.ts';
import type { Row } from '../database.ts';
import { filters, folded, paging, queryId } from '../input.ts';
import type { Makes } from '../mistakes.ts';
import { card, PRODUCTS, pictureOf, shopRef } from '../products.ts';
import { shownBy } from '../shown.ts';

type Filters = v.InferOutput<v.ObjectSchema<typeof filters, undefined>>;
type Condition = readonly [name: string, fits: (product: Row) => boolean];

/** The conditions of a request on each product, by the names that `relax` uses. */
function conditionsOf({ keyword, product_ids, category_id, shop_id, collection_id, filter }: Filters): Condition[] {
  const { price_min: min, price_max: max, in_stock, free_freight, rate_min } = filter;
  const words = folded(keyword ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const conditions: (Condition | false)[] = [
    keyword !== undefined && [
      'keyword',
      (row) =>
        words.every((word) => folded(`${row['name']} ${row['category_name']} ${row['shop_name']}`).includes(word)),
    ],
    product_ids !== undefined && ['product_ids', ({ id }) => product_ids.includes(Number(id))],
    category_id !== undefined && ['category_id', (row) => row['category_id'] === category_id],
    shop_id !== undefined && ['shop_id', (row) => row['shop_id'] === shop_id],
    collection_id !== undefined && ['collection_id', () => false],
    (min !== undefined || max !== undefined) && [
      'price',
      ({ price }) => Number(price) >= (min ?? 0) && Number(price) <= (max ?? Number.POSITIVE_INFINITY),
    ],
    in_stock === true && ['in_stock', ({ stock }) => Number(stock) > 0],
    free_freight === true && ['free_freight', ({ freight }) => freight === 0],
    rate_min !== undefined && ['rate_min', () => rate_min === 0],
  ];
  return conditions.filter((condition) => condition !== false);
}

const ORDERS: Record<string, (one: Row, other: Row) => number> = {
  newest: (one, other) => Number(other['created_at']) - Number(one['created_at']),
  sales: (one, other) => Number(other['sales']) - Number(one['sales']),
  price_asc: (one, other) => Number(one['price']) - Number(other['price']),
  price_desc: (one, other) => Number(other['price']) - Number(one['price']),
  rate: () => 0,
  hot: (one, other) =>
    Number(Number(other['stock']) > 0) - Number(Number(one['stock']) > 0) ||
    Number(other['sales']) - Number(one['sales']),
};

const byText = (one: Row, other: Row) => (String(one['price']) < String(other['price']) ? -1 : 1);

function counted(rows: readonly Row[], id: string, name: string) {
  const groups = groupBy(rows, (row) => row[id]);
  return [...groups]
    .map(([key, own]) => ({ id: key, name: own[0]?.[name], count: own.length }))
    .toSorted((one, other) => other.count - one.count || Number(one.id) - Number(other.id));
}

function facetsOf(makes: Makes, without: (condition: string) => Row[]) {
  const { money } = shownBy(makes);
  const prices = without('price').map(({ price }) => Number(price));
  return {
    categories: counted(without('category_id'), 'category_id', 'category_name'),
    shops: counted(without('shop_id'), 'shop_id', 'shop_name'),
    in_stock: without('in_stock').filter(({ stock }) => Number(stock) > 0).length,
    free_freight: without('free_freight').filter(({ freight }) => freight === 0).length,
    rates: [98, 95, 90].map((min) => ({ min, count: 0 })),
    price: prices.length > 0 ? { min: money(Math.min(...prices)), max: money(Math.max(...prices)) } : null,
  };
}

function detail(call: Call<unknown, unknown>, row: Row) {
  const { db, now, makes } = call;
  const { money, flag } = shownBy(makes);
  const product = Number(row['id']);
  const skus = db.all('SELECT * FROM skus WHERE product_id = ? ORDER BY id', product);
  const dayAfter = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const others = db.all('SELECT id FROM products WHERE shop_id = ? ORDER BY id', Number(row['shop_id']));
  return {
    ...card(call, row),
    pictures: [pictureOf(row)],
    description: '<p>Made to last.</p>',
    spec_groups: [
      {
        id: product,
        name: 'Size',
        values: skus.map((sku) => ({ id: sku['id'], name: sku['name'], picture: null, swatch: null })),
      },
    ],
    skus: skus.map((sku) => ({
      id: sku['id'],
      value_ids: [sku['id']],
      price: money(sku['price']),
      market_price: null,
      stock: sku['stock'],
      picture: null,
      limit: sku['most'],
    })),
    status: Number(row['stock']) > 0 ? 'on_sale' : 'sold_out',
    freight: money(row['freight']),
    free_freight_from: null,
    delivery: {
      from: 'Leipzig, Germany',
      days_min: 2,
      days_max: 4,
      arrives_from: dayAfter(2),
      arrives_by: dayAfter(4),
    },
    return_days: 14,
    reviews: {
      count: 0,
      average: null,
      favourable_rate: null,
      with_pictures: 0,
      histogram: [5, 4, 3, 2, 1].map((score) => ({ score, count: 0 })),
      languages: [],
    },
    facts: [{ name: 'Made in', value: 'Germany' }],
    size_guide: null,
    shop: {
      ...shopRef(row),
      fans: 0,
      total_sales: Number(
        db.one('SELECT SUM(sales) AS sum FROM products WHERE shop_id = ?', Number(row['shop_id']))?.['sum'],
      ),
      favourable_rate: null,
      followed: flag(0),
      product_count: others.length,
      pictures: others.slice(0, 3).map((other) => ({ product_id: other['id'], picture: pictureOf(other) })),
    },
    video: null,
  };
}

export const catalogue = (makes: Makes) => ({
  '/api/product/category_list': route({ method: 'GET', login: 'none' }, ({ db }) => ({
    list: db
      .all(
        'SELECT *, (SELECT COUNT(*) FROM products WHERE category_id = categories.id) AS count FROM categories ORDER BY id',
      )
      .map(({ id, code, name, count }) => ({
        id,
        category_code: code,
        name,
        picture: `/pictures/category-${id}.webp`,
        product_count: count,
      })),
  })),

  '/api/product/list': route({ method: 'GET', login: 'optional', query: { ...filters, ...paging(makes) } }, (call) => {
    const { db, query } = call;
    const all = db.all(`${PRODUCTS} ORDER BY products.id ${makes('ties-by-lower-id') ? 'ASC' : 'DESC'}`);
    const conditions = conditionsOf(query);
    const without = (name: string) => all.filter((row) => conditions.every(([own, fits]) => own === name || fits(row)));
    const found = without('');
    const { product_ids: asked, sort = 'hot' } = query;
    const sorted =
      asked && query.sort === undefined
        ? found.toSorted((one, other) => asked.indexOf(Number(one['id'])) - asked.indexOf(Number(other['id'])))
        : found.toSorted(sort === 'price_asc' && makes('price-as-text') ? byText : ORDERS[sort]);
    return {
      ...pageOf(call, sorted, (row) => card(call, row)),
      facets: facetsOf(makes, makes('facets-of-found') ? () => found : without),
      relax: conditions.map(([condition]) => ({ condition, count: without(condition).length })),
    };
  }),

  '/api/product/hot_keywords': route({ method: 'GET', login: 'none' }, () => ({
    list: [
      { keyword: 'lamp', reason: 'hot' },
      { keyword: 'kettle', reason: 'rising' },
    ],
  })),

  '/api/product/detail': route({ method: 'GET', login: 'optional', query: { product_id: queryId } }, (call) => {
    const row = call.db.one(`${PRODUCTS} WHERE products.id = ?`, call.query.product_id);
    if (!row) throw refuse('product_not_found');
    return detail(call, row);
  }),
});
