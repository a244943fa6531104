import type { Schema } from '@meridian/sdk';
import { listAsOf, type Place } from '../../serializers/as-of.ts';
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

const placeOf = (received: Received): Place => ({ at: receivedAt(received), id: received.item.id });

/** The review as of a moment: until it was written, its item keeps its place among those without one. */
const reviewAt = ({ at }: Place, { review }: Mine): Review | null => (review && review.createdAt <= at ? review : null);

/** Items without a review, latest receipt first; then reviewed items, latest review first. */
const orderAt =
  (moment: Place) =>
  (a: Mine, b: Mine): number => {
    const [first, second] = [reviewAt(moment, a), reviewAt(moment, b)];
    if (first && second) return second.createdAt - first.createdAt || second.id - first.id;
    if (first || second) return first ? 1 : -1;
    return receivedAt(b) - receivedAt(a) || b.item.id - a.item.id;
  };

const serializeReviewableItem = (context: SerializerContext, received: Received): Schema<'ReviewableItem'> => {
  const { order, item } = received;
  return {
    order_id: order.id,
    order_item_id: item.id,
    ...serializeOrderedProduct(context, item),
    received_at: toTime(receivedAt(received)),
  };
};

const reviewOf = ({ reviews }: World, { item }: Received): Review | null =>
  item.reviewId === null ? null : (reviews.get(item.reviewId) ?? null);

/** The items that the customer has reviewed or can review now, each with its review. */
export const listMyReviews: Handler<'listMyReviews'> = (call) => {
  const { world, customer, query } = call;
  const { state, order_id } = query;
  const all = receivedItems(world, customer)
    .filter(({ order }) => order_id === undefined || order.id === order_id)
    .map((received) => ({ ...received, review: reviewOf(world, received) }));
  const { found, as_of, moment } = listAsOf(call, all, placeOf);
  const wanted = found
    .filter((mine) => state === undefined || (state === 'written') === (reviewAt(moment, mine) !== null))
    .sort(orderAt(moment));
  const page = paginate(query, wanted, (mine) => ({
    order_item: serializeReviewableItem(call, mine),
    review: mine.review && serializeReview(call, mine.review),
  }));
  return { ...page, as_of };
};
