import { mutation } from '../cache/mutation.ts';
import { setLiked } from '../cache/optimistic.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** The home page as a list of typed blocks. */
export const homeQuery = query('getHome', () => ({}));

/** The product categories, each with its number of products. */
export const categoriesQuery = query('listCategories', () => ({}), { staleTime: HOUR_MS });

/**
 * Products by words, category, shop and facets; each page has the facets' counts. For products by id, in the order of
 * the ids: `productList.pages({ ids, limit: ids.length })(1)`.
 */
export const productList = infiniteQuery('listProducts');

/** The ranking, best first. */
export const hotProductList = infiniteQuery('listHotProducts');

/** Products similar to this one; recommendations for the customer if none is given. */
export const similarProductsQuery = query(
  'listSimilarProducts',
  // An object, or the index of `ids.map(similarProductsQuery)` would be the limit.
  (productId?: number, { limit }: { limit?: number } = {}) => ({ query: { product_id: productId, limit } }),
);

/** Suggestions for the search box while the customer types. */
export const suggestionsQuery = query('listSuggestions', (keyword: string) => ({ query: { keyword } }), {
  staleTime: MINUTE_MS,
});

/** Popular searches of the last days. */
export const hotKeywordsQuery = query('listHotKeywords', () => ({}), { staleTime: MINUTE_MS });

/** Everything about one product: pictures, SKUs, prices, stock, its shop. */
export const productQuery = query('getProduct', (productId: number) => ({ query: { product_id: productId } }));

/** The reviews of a product, filtered and sorted; each page has the figures over all reviews. */
export const productReviewList = infiniteQuery('listProductReviews');

/** The favourite products, the most recently marked first. */
export const likedProductList = infiniteQuery('listLikedProducts');

/** Products that the customer bought and kept, to buy again; the most recent purchase first. */
export const boughtProductList = infiniteQuery('listBoughtProducts');

/** Marks or unmarks a favourite. Optimistic in every cached answer with the product; rolled back if the call fails. */
export const likeProduct = mutation('likeProduct', {
  scope: 'like',
  optimistic: {
    apply: ({ product_id, liked }) => setLiked(product_id, liked),
    rollback: ({ product_id, liked }) => setLiked(product_id, !liked),
    confirm: ({ product_id, liked }) => setLiked(product_id, liked),
    memberLists: ['listLikedProducts', 'listFollowFeed'],
  },
});

/** Does the same for up to 200 products, such as cart lines moved to the favourites; not optimistic. */
export const likeProducts = mutation('likeProducts', { scope: 'like' });

/** Reports a problem with a product to the platform. */
export const reportProduct = mutation('reportProduct');
