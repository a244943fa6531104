import { mutation } from '../cache/mutation.ts';
import { infiniteQuery } from '../cache/query.ts';

/** What the customer has bought and may review, and what they have written. */
export const myReviewList = infiniteQuery('listMyReviews');

/** Writes the review of an order item, or appends to the one that is written. */
export const createReview = mutation('createReview');
