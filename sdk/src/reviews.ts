import { mutation } from './mutation.ts';
import { infinite } from './query.ts';

/** What the customer has bought and may review, and what they have written. */
export const myReviewList = infinite('listMyReviews');

export const createReview = mutation('createReview');
