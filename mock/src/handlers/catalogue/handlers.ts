import type { Handlers } from '../handler.ts';
import { getProduct, listCategories, listProductReviews } from './detail.ts';
import { getHome } from './home.ts';
import { likeProduct, listLikedProducts } from './likes.ts';
import { listProducts } from './list.ts';
import { listHotProducts } from './rankings.ts';
import { reportProduct } from './reports.ts';
import { listSimilarProducts } from './similar.ts';
import { listHotKeywords, listSuggestions } from './suggest.ts';

/** Everything about products: home, search, rankings, details, reviews to read, favourites. */
export const catalogueHandlers = {
  getHome,
  listCategories,
  listProducts,
  listHotProducts,
  listSimilarProducts,
  listSuggestions,
  listHotKeywords,
  getProduct,
  listProductReviews,
  likeProduct,
  reportProduct,
  listLikedProducts,
} satisfies Handlers;
