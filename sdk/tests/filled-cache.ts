import { cartQuery } from '../src/operations/cart.ts';
import { homeQuery, productList, productQuery, similarProductsQuery } from '../src/operations/catalogue.ts';
import { hotShopList, shopList, shopQuery } from '../src/operations/shops.ts';
import { successResponse } from './test-client.ts';
import { createTestQueryClient } from './test-query-client.ts';

const shop = (id: number, followed = false, fans = 12_400) => ({ id, name: `Shop ${id}`, followed, fans });
const product = (id: number, liked = false) => ({ id, name: `Product ${id}`, price: '1.00', liked });
const page = (list: unknown[]) => ({ list, total: list.length, page: 1, limit: 20 });

const answers: Record<string, unknown> = {
  '/api/shop/detail': shop(1),
  '/api/shop/list': page([shop(1), shop(2)]),
  '/api/shop/hot_list': page([shop(2), shop(1)]),
  '/api/index/home': {
    blocks: [
      { type: 'hot_shops', items: [shop(1)] },
      { type: 'hot_products', items: [product(101)] },
    ],
  },
  '/api/product/detail': { ...product(101), shop: shop(1) },
  '/api/product/list': page([product(101), product(102)]),
  '/api/product/similar_list': { list: [product(102)] },
  '/api/cart/list': {
    groups: [
      {
        lines: [
          { id: 501, product_id: 101, liked: false },
          { id: 101, product_id: 7, liked: false },
        ],
      },
    ],
  },
};

/** A cache whose answers contain a shop and a product several times; `post` answers mutations. */
export const createFilledCache = async (post: (request: Request) => Response | Promise<Response>) => {
  const { queryClient, sent } = createTestQueryClient((request) => {
    if (request.method === 'POST') return post(request);
    return successResponse(answers[new URL(request.url).pathname]);
  });
  await queryClient.fetchQuery(shopQuery(1));
  await queryClient.fetchQuery(homeQuery());
  await queryClient.fetchQuery(productQuery(101));
  await queryClient.fetchQuery(similarProductsQuery());
  await queryClient.fetchQuery(cartQuery());
  await queryClient.fetchInfiniteQuery(shopList());
  await queryClient.fetchInfiniteQuery(hotShopList());
  await queryClient.fetchInfiniteQuery(productList());
  /** The distinct matches of a pattern in all cached answers. */
  const occurrencesOf = (pattern: RegExp) => [
    ...new Set(
      queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ state }) => JSON.stringify(state.data).match(pattern) ?? []),
    ),
  ];
  return { queryClient, sent, occurrencesOf };
};
