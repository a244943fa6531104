import { msg } from '@lingui/core/macro';
import { orderQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useSearch } from '@tanstack/react-router';
import * as v from 'valibot';
import { orderReviewsQuery } from '../features/reviews/order-reviews-query.ts';
import { ReviewListPage } from '../features/reviews/review-list-page.tsx';
import { ReviewPage } from '../features/reviews/review-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { prefetch } from '../navigation/prefetch.ts';
import { Id, optional } from '../navigation/search-params.ts';

export const Route = createFileRoute('/comment')({
  staticData: { title: msg`Write a review`, skeleton: 'form' },
  validateSearch: v.object({
    order: optional(Id),
    /** Without an order: which of the customer's items are listed. */
    state: optional(v.picklist(['pending', 'written'])),
  }),
  loaderDeps: ({ search: { order } }) => ({ order }),
  loader: ({ deps: { order }, ...visit }) => {
    if (order === undefined) return;
    prefetch(visit, orderQuery(order));
    prefetch(visit, orderReviewsQuery(order));
  },
  component: ReviewRoute,
});

function ReviewRoute() {
  const { order, state = 'pending' } = useSearch({ from: '/comment' });
  const navigate = useNavigate({ from: '/comment' });
  return (
    <KeepAlive>
      {order === undefined ? (
        <ReviewListPage state={state} onState={(next) => void navigate({ search: { state: next }, replace: true })} />
      ) : (
        <ReviewPage key={order} orderId={order} />
      )}
    </KeepAlive>
  );
}
