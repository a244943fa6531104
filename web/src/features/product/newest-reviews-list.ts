import { productReviewList } from '@meridian/sdk/react';

/** The number of reviews on the product's page. */
export const NEWEST = 2;

export const newestReviews = (productId: number) => productReviewList({ product_id: productId, limit: NEWEST });
