import { mutation } from '../cache/mutation.ts';
import { infiniteQuery } from '../cache/query.ts';

/** Bought items to review, and the customer's own reviews. */
export const myReviewList = infiniteQuery('listMyReviews');

/** Writes a review of an order item, or appends to the existing one. */
export const createReview = mutation('createReview');
