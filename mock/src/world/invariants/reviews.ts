import { pictureExists } from '../pictures.ts';
import type { OrderItem, Review, World } from '../types.ts';
import { type Report, wholeFrom } from './report.ts';

interface Bought {
  readonly item: OrderItem;
  readonly customerId: number;
}

const score = (value: number) => wholeFrom(1, value) && value <= 5;

const shown = (world: World, review: Review, { fault }: Report): void => {
  const { id, productId, pictures } = review;
  if (!world.products.has(productId)) fault('review', id, `product ${productId} does not exist`);
  const scores = score(review.productScore) && score(review.serviceScore) && score(review.postageScore);
  if (!scores) fault('review', id, 'a score is not 1 to 5');
  if (review.content.trim() === '') fault('review', id, 'says nothing');
  if (pictures.length > 9) fault('review', id, `has ${pictures.length} pictures`);
  for (const address of pictures) if (!pictureExists(address)) fault('review', id, `picture ${address} does not exist`);
};

const written = (review: Review, itemId: number, own: Bought | undefined, { of }: Report): void => {
  const { id, productId, customerId } = review;
  const must = of('review', id);
  must(own?.item.productId === productId, () => `item ${itemId} is not of product ${productId}`);
  must(own?.customerId === customerId, () => `item ${itemId} is not its customer's`);
  must(own?.item.reviewId === id, () => `item ${itemId} does not name it`);
};

/** Reviews belong to products, and reviews written in this world to the purchased item. */
export const checkReviews = (world: World, report: Report): void => {
  const bought = new Map<number, Bought>();
  for (const { customerId, items } of world.orders.values()) {
    for (const item of items) {
      bought.set(item.id, { item, customerId });
      if (item.reviewId === null) continue;
      const review = world.reviews.get(item.reviewId);
      report.of('item', item.id)(review?.orderItemId === item.id, () => `review ${item.reviewId} is not of it`);
    }
  }
  for (const review of world.reviews.values()) {
    shown(world, review, report);
    const itemId = review.orderItemId;
    if (itemId !== null) written(review, itemId, bought.get(itemId), report);
  }
};
