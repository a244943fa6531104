import { getProduct, listCategories, listProductReviews } from './catalogue/detail.ts';
import { getHome } from './catalogue/home.ts';
import { likeProduct, listLikedProducts } from './catalogue/likes.ts';
import { listProducts } from './catalogue/list.ts';
import { listHotProducts } from './catalogue/rankings.ts';
import { reportProduct } from './catalogue/reports.ts';
import { listSimilarProducts } from './catalogue/similar.ts';
import { listHotKeywords, listSuggestions } from './catalogue/suggest.ts';
import type { Handlers } from './handler.ts';

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
