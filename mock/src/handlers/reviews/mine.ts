import type { Schema } from '@meridian/sdk';
import type { SerializerContext } from '../../serializers/context.ts';
import { serializeOrderedProduct } from '../../serializers/order-goods.ts';
import { paginate } from '../../serializers/page.ts';
import { serializeReview } from '../../serializers/review.ts';
import { toTime } from '../../serializers/time.ts';
import type { Review, World } from '../../world/types.ts';
import type { Handler } from '../handler.ts';
import { type Received, receivedItems } from './reviewable.ts';

interface Mine extends Received {
  readonly review: Review | null;
}

const receivedAt = ({ order }: Received): number => order.receivedAt ?? order.completedAt ?? order.createdAt;

/** Items waiting for a review, the one received last first; then reviewed ones, the review written last first. */
const inOrder = (a: Mine, b: Mine): number => {
  if (a.review && b.review) return b.review.createdAt - a.review.createdAt || b.review.id - a.review.id;
  if (a.review || b.review) return a.review ? 1 : -1;
  return receivedAt(b) - receivedAt(a) || b.item.id - a.item.id;
};

const serializeReviewableItem = (view: SerializerContext, received: Received): Schema<'ReviewableItem'> => {
  const { order, item } = received;
  return {
    order_id: order.id,
    order_item_id: item.id,
    ...serializeOrderedProduct(view, item),
    received_at: toTime(receivedAt(received)),
  };
};

const reviewOf = ({ reviews }: World, { item }: Received): Review | null =>
  item.reviewId === null ? null : (reviews.get(item.reviewId) ?? null);

/** The items the customer has reviewed or can review now, each with the review. */
export const listMyReviews: Handler<'listMyReviews'> = (call) => {
  const { world, customer, query } = call;
  const { state } = query;
  const found = receivedItems(world, customer)
    .map((received) => ({ ...received, review: reviewOf(world, received) }))
    .filter(({ review }) => state === undefined || (state === 'written') === (review !== null))
    .sort(inOrder);
  return paginate(query, found, (mine) => ({
    order_item: serializeReviewableItem(call, mine),
    review: mine.review && serializeReview(call, mine.review),
  }));
};
