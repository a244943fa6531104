import { myReviewList } from '@meridian/sdk/react';

/** The most items that a page holds (contract: Limit). */
const limit = 50;

/** The items of an order that can be reviewed or have a review, each with its review. */
export const orderReviewsQuery = (orderId: number) => myReviewList.pages({ order_id: orderId, limit })(1);
