import { serializeReview, signatureOf } from '../../serializers/review.ts';
import { nextId } from '../../world/ids.ts';
import type { Customer, OrderItem, Review, World } from '../../world/types.ts';
import { detectLanguage } from '../detect-language.ts';
import type { Call, Handler } from '../handler.ts';
import { oncePerKey } from '../idempotency.ts';
import { publishUploads } from '../uploads/uploads.ts';
import { completeIfReviewed, isReviewable, type Received } from './reviewable.ts';

const findItem = (world: World, customer: Customer, itemId: number): Received | undefined => {
  for (const order of world.orders.values()) {
    const item = order.customerId === customer.id ? order.items.find(({ id }) => id === itemId) : undefined;
    if (item) return { order, item };
  }
  return undefined;
};

/** Reviews an order item once, or appends to its review once. The last review of an order completes it. */
export const createReview: Handler<'createReview'> = (call) => oncePerKey('createReview', call, () => create(call));

function create(call: Call<'createReview'>): ReturnType<Handler<'createReview'>> {
  const { world, customer, now, body, refuse } = call;
  const received = findItem(world, customer, body.order_item_id);
  if (!received) throw refuse('order_not_found');
  const { order, item } = received;
  if (body.append_to !== undefined) return serializeReview(call, append(call, item, body.append_to));
  // Checked before the state, so that a repeat after a lost answer learns that the first call succeeded.
  if (item.reviewId !== null) throw refuse('review_already_written');
  if (!isReviewable(world, received)) throw refuse('review_not_allowed');
  const review = write(call, item);
  completeIfReviewed(world, order, now);
  return serializeReview(call, review);
}

const write = (call: Call<'createReview'>, item: OrderItem): Review => {
  const { world, customer, now, body } = call;
  const pictures = publishUploads(call, body.pictures);
  const id = nextId(world, 'review');
  const review: Review = {
    id,
    productId: item.productId,
    customerId: customer.id,
    orderItemId: item.id,
    author: signatureOf(customer),
    avatar: customer.avatar,
    anonymous: body.anonymous,
    productScore: body.product_score,
    serviceScore: body.service_score,
    postageScore: body.postage_score,
    content: body.content,
    language: detectLanguage(body.content),
    pictures,
    specText: item.specText,
    createdAt: now,
    reply: null,
    append: null,
  };
  world.reviews.set(id, review);
  item.reviewId = id;
  return review;
};

const append = (call: Call<'createReview'>, item: OrderItem, id: number): Review => {
  const { world, customer, now, body, refuse } = call;
  const review = world.reviews.get(id);
  if (!review || review.customerId !== customer.id || review.orderItemId !== item.id) throw refuse('order_not_found');
  if (review.append !== null) throw refuse('review_already_written');
  review.append = { content: body.content, pictures: publishUploads(call, body.pictures), createdAt: now };
  return review;
};
