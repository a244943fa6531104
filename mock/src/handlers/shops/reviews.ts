import { byCreation, paginateAsOf } from '../../serializers/as-of.ts';
import { serializeProductRef } from '../../serializers/product.ts';
import { serializeReview } from '../../serializers/review.ts';
import { summaryOf } from '../../serializers/review-summary.ts';
import { reviewsOf } from '../../world/views/ratings.ts';
import { productsOf, shopRating } from '../../world/views/shops.ts';
import type { Handler } from '../handler.ts';
import { filterReviews } from '../reviews/filters.ts';

/**
 * The reviews of all a shop's products, including removed ones, in the requested order. The statistics ignore the
 * customer's filters.
 */
export const listShopReviews: Handler<'listShopReviews'> = (call) => {
  const { world, query } = call;
  const shop = world.shops.get(query.shop_id);
  if (!shop) throw call.refuse('shop_not_found');
  const products = new Map(productsOf(world, shop.id).map((product) => [product.id, product]));
  const reviews = [...products.keys()].flatMap((id) => reviewsOf(world, id));
  const row = (review: (typeof reviews)[number]) => {
    const product = products.get(review.productId);
    if (!product) throw new Error(`Review ${review.id} is of no product of shop ${shop.id}`);
    return { product: serializeProductRef(call, product), review: serializeReview(call, review) };
  };
  return {
    ...paginateAsOf(call, filterReviews(query, reviews), row, byCreation),
    summary: summaryOf(shopRating(world, shop), reviews),
  };
};
