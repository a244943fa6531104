import { myReviewList } from '@meridian/sdk/react';

/** Most items that an answer holds (contract: Limit). */
const limit = 50;

/** The items of an order that can be or are reviewed, each with its review. */
export const orderReviewsQuery = (orderId: number) => myReviewList.pages({ order_id: orderId, limit })(1);
