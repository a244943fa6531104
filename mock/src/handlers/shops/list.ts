import type { ArgsOf } from '@meridian/sdk';
import { paginate } from '../../serializers/page.ts';
import { shopCardSerializer } from '../../serializers/shop.ts';
import type { Shop, World } from '../../world/types.ts';
import { isListed } from '../../world/views/products.ts';
import { fansOf, salesOf, shopRating } from '../../world/views/shops.ts';
import { hotShops } from '../catalogue/rankings.ts';
import { searchIndex } from '../catalogue/search-index.ts';
import { hasAll, searchable, wordsOf } from '../catalogue/search-words.ts';
import type { Handler } from '../handler.ts';

type Sort = NonNullable<NonNullable<ArgsOf<'listShops'>['query']>['sort']>;

/** The value that each order sorts by, highest first. Shops without reviews come last. */
const FIGURES: Readonly<Record<Sort, (world: World, shop: Shop) => number>> = {
  fans: fansOf,
  sales: salesOf,
  rate: (world, shop) => {
    const { count, favourableRate } = shopRating(world, shop);
    return count > 0 ? favourableRate : -1;
  },
};

/** 0 for shops found by their own name, 1 for shops found through a product. */
const foundBy = (world: World, keyword: string): ReadonlyMap<number, 0 | 1> => {
  const words = wordsOf(keyword);
  const found = new Map<number, 0 | 1>();
  for (const { product, name, shop } of searchIndex(world)) {
    if (found.has(product.shopId) || !hasAll(shop + name, words) || !isListed(world, product)) continue;
    found.set(product.shopId, 1);
  }
  for (const { id, name } of world.shops.values())
    if (hasAll(searchable(...Object.values(name)), words)) found.set(id, 0);
  return found;
};

/** Open shops, those found by their own name before those found by their products. */
export const listShops: Handler<'listShops'> = (call) => {
  const { world, query } = call;
  const { keyword, sort = 'fans' } = query;
  const found = keyword === undefined ? undefined : foundBy(world, keyword);
  const shops = [...world.shops.values()]
    .filter(({ id, status }) => status === 'open' && (!found || found.has(id)))
    .map((shop) => ({ shop, part: found?.get(shop.id) ?? 0, figure: FIGURES[sort](world, shop) }))
    .sort((a, b) => a.part - b.part || b.figure - a.figure || b.shop.id - a.shop.id)
    .map(({ shop }) => shop);
  return paginate(query, shops, shopCardSerializer(call));
};

/** The shops by pieces sold in the last 7 days. */
export const listHotShops: Handler<'listHotShops'> = (call) =>
  paginate(call.query, hotShops(call.world, call.now), shopCardSerializer(call));
