import { mutation } from './mutation.ts';
import { setLiked } from './optimistic.ts';
import { infinite, query } from './query.ts';
import { HOUR_MS, MINUTE_MS } from './timing.ts';

export const homeQuery = query('getHome', () => ({}));

export const categoriesQuery = query('listCategories', () => ({}), { staleTime: HOUR_MS });

/** Products by words, category, shop and facets; the facets' counts stand in each page. */
export const productList = infinite('listProducts');

/** The ranking, best first. */
export const hotProductList = infinite('listHotProducts');

/** Products like this one; those that may please the customer if none is given. */
export const similarProductsQuery = query('listSimilarProducts', (productId?: number, limit?: number) => ({
  query: { product_id: productId, limit },
}));

export const suggestionsQuery = query('listSuggestions', (keyword: string) => ({ query: { keyword } }), {
  staleTime: MINUTE_MS,
});

export const hotKeywordsQuery = query('listHotKeywords', () => ({}), { staleTime: MINUTE_MS });

export const productQuery = query('getProduct', (id: number) => ({ query: { id } }));

export const productReviewList = infinite('listProductReviews');

export const likedProductList = infinite('listLikedProducts');

/** Shown at once wherever the product is shown, and taken back if the call fails. */
export const likeProduct = mutation('likeProduct', {
  scope: 'like',
  optimistic: {
    before: ({ product_id, liked }) => setLiked(product_id, liked),
    undo: ({ product_id, liked }) => setLiked(product_id, !liked),
    after: ({ product_id, liked }) => setLiked(product_id, liked),
    members: ['listLikedProducts', 'listFollowFeed'],
  },
});

export const reportProduct = mutation('reportProduct');
