import { mutation } from '../cache/mutation.ts';
import { setLiked } from '../cache/optimistic.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** The home page as a list of typed blocks. */
export const homeQuery = query('getHome', () => ({}));

/** The product categories, each with its number of products. */
export const categoriesQuery = query('listCategories', () => ({}), { staleTime: HOUR_MS });

/**
 * Products by words, category, shop and facets; the facets' counts are in each page. Those of certain ids, in their
 * order: `productList.pages({ ids, limit: ids.length })(1)`.
 */
export const productList = infiniteQuery('listProducts');

/** The ranking, best first. */
export const hotProductList = infiniteQuery('listHotProducts');

/** Products like this one; those that may please the customer if none is given. */
export const similarProductsQuery = query('listSimilarProducts', (productId?: number, limit?: number) => ({
  query: { product_id: productId, limit },
}));

/** What to show under the search box while a customer types. */
export const suggestionsQuery = query('listSuggestions', (keyword: string) => ({ query: { keyword } }), {
  staleTime: MINUTE_MS,
});

/** What many customers have searched for in the last days. */
export const hotKeywordsQuery = query('listHotKeywords', () => ({}), { staleTime: MINUTE_MS });

/** Everything about one product: pictures, specifications, prices, stock, its shop. */
export const productQuery = query('getProduct', (productId: number) => ({ query: { product_id: productId } }));

/** The reviews of a product, filtered and sorted; the figures over all of them are in each page. */
export const productReviewList = infiniteQuery('listProductReviews');

/** The favourite products, the last one marked first. */
export const likedProductList = infiniteQuery('listLikedProducts');

/** What the customer has bought and kept, for buying it again; the one bought last first. */
export const boughtProductList = infiniteQuery('listBoughtProducts');

/** Optimistic in every cached answer that has the product; rolled back if the call fails. */
export const likeProduct = mutation('likeProduct', {
  scope: 'like',
  optimistic: {
    apply: ({ product_id, liked }) => setLiked(product_id, liked),
    rollback: ({ product_id, liked }) => setLiked(product_id, !liked),
    confirm: ({ product_id, liked }) => setLiked(product_id, liked),
    memberLists: ['listLikedProducts', 'listFollowFeed'],
  },
});

/** The same for up to 200 products, as when lines of the cart are moved to the favourites; not optimistic. */
export const likeProducts = mutation('likeProducts', { scope: 'like' });

/** Tells the platform that something is wrong with a product. */
export const reportProduct = mutation('reportProduct');
