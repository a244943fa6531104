import { myReviewList, orderCountsQuery, orderList, refundList } from '@meridian/sdk/react';

/** How many orders, cases and reviews the hub shows. Links lead to the rest. */
const RECENT = 4;
const TO_PAY = 2;
const CASES = 2;
const TO_REVIEW = 2;

export const orderHubQueries = {
  counts: orderCountsQuery(),
  unpaid: orderList.pages({ status: '0', limit: TO_PAY })(1),
  cases: refundList.pages({ open: true, limit: CASES })(1),
  toReview: myReviewList.pages({ state: 'pending', limit: TO_REVIEW })(1),
  recent: orderList.pages({ limit: RECENT })(1),
};
