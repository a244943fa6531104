import { mutation } from '../cache/mutation.ts';
import { setLiked } from '../cache/optimistic.ts';
import { infiniteQuery, query } from '../cache/query.ts';
import { HOUR_MS, MINUTE_MS } from './durations.ts';

export const homeQuery = query('getHome', () => ({}));

export const categoriesQuery = query('listCategories', () => ({}), { staleTime: HOUR_MS });

/** Products by words, category, shop and facets; the facets' counts are in each page. */
export const productList = infiniteQuery('listProducts');

/** The ranking, best first. */
export const hotProductList = infiniteQuery('listHotProducts');

/** Products like this one; those that may please the customer if none is given. */
export const similarProductsQuery = query('listSimilarProducts', (productId?: number, limit?: number) => ({
  query: { product_id: productId, limit },
}));

export const suggestionsQuery = query('listSuggestions', (keyword: string) => ({ query: { keyword } }), {
  staleTime: MINUTE_MS,
});

export const hotKeywordsQuery = query('listHotKeywords', () => ({}), { staleTime: MINUTE_MS });

export const productQuery = query('getProduct', (id: number) => ({ query: { id } }));

export const productReviewList = infiniteQuery('listProductReviews');

export const likedProductList = infiniteQuery('listLikedProducts');

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

export const reportProduct = mutation('reportProduct');
