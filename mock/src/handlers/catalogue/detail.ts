import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { serializeCategory, serializeProduct } from '../../serializers/product.ts';
import { serializeReview } from '../../serializers/review.ts';
import { summaryOf } from '../../serializers/review-summary.ts';
import { productRating, reviewsOf } from '../../world/views/ratings.ts';
import type { Handler } from '../handler.ts';
import { filterReviews } from '../reviews/filters.ts';
import { offeredCounts } from './rankings.ts';

/** Returns a full product, even a removed one, so that old links show something. */
export const getProduct: Handler<'getProduct'> = (call) => {
  const product = call.world.products.get(call.query.product_id);
  if (!product) throw call.refuse('product_not_found');
  return serializeProduct(call, product);
};

/** The ten categories, in the order of the specification. */
export const listCategories: Handler<'listCategories'> = (call) => {
  const { byCategory } = offeredCounts(call.world);
  return { list: call.world.categories.map((category) => serializeCategory(call, category, byCategory)) };
};

/** A product's reviews in the requested order. The statistics ignore the customer's filters. */
export const listProductReviews: Handler<'listProductReviews'> = (call) => {
  const { world, query } = call;
  const { product_id } = query;
  if (!world.products.has(product_id)) throw call.refuse('product_not_found');
  const reviews = reviewsOf(world, product_id);
  return {
    ...paginateAsOf(call, filterReviews(query, reviews), (review) => serializeReview(call, review), byCreation),
    summary: summaryOf(productRating(world, product_id), reviews),
  };
};
