import { msg } from '@lingui/core/macro';
import { configQuery, orderQuery, refundQuery } from '@meridian/sdk/react';
import { createFileRoute, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ApplyRefundPage } from '../features/refund/apply-refund-page.tsx';
import { RefundCasePage } from '../features/refund/refund-case-page.tsx';
import { productIdsOf } from '../features/refund/refund-hints.ts';
import { RefundSearch } from '../features/refund/refund-search.ts';
import { RefundStartPage } from '../features/refund/refund-start-page.tsx';
import { KeepAlive } from '../navigation/keep-alive.tsx';
import { pathId } from '../navigation/path-id.ts';
import { prefetch } from '../navigation/prefetch.ts';
import { useIsAt } from '../navigation/use-is-at.ts';

export const Route = createFileRoute('/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}')({
  staticData: { title: msg`Request a refund`, skeleton: 'form' },
  validateSearch: RefundSearch,
  loaderDeps: ({ search }) => ({ refundId: search.case }),
  loader: (visit) => {
    prefetch(visit, configQuery());
    const { refundId } = visit.deps;
    const orderId = pathId(visit.params.id);
    if (refundId !== undefined) prefetch(visit, refundQuery(refundId));
    else if (orderId !== undefined) prefetch(visit, orderQuery(orderId));
  },
  component: RefundRoute,
});

const route = { from: '/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}' } as const;

function RefundRoute() {
  const { id, sn, product_ids, amount } = useParams(route);
  const { case: refundId, tab = 'apply', stage = '2' } = useSearch(route);
  const navigate = useNavigate(route);
  const isAt = useIsAt();
  const orderId = pathId(id);
  // The path's number, products and amount are hints: they only count if they match the order, which is loaded.
  const start = {
    tab,
    stage,
    isLinkBroken: id !== undefined,
    onTab: (next: typeof tab) => void navigate({ search: { tab: next }, replace: true }),
    onStage: (next: typeof stage) => void navigate({ search: { stage: next }, replace: true }),
  };
  return (
    <KeepAlive>
      {refundId !== undefined ? (
        <RefundCasePage refundId={refundId} />
      ) : orderId === undefined ? (
        <RefundStartPage {...start} />
      ) : (
        <ApplyRefundPage
          orderId={orderId}
          hints={{ sn, productIds: productIdsOf(product_ids), amount }}
          start={start}
          onApplied={(next) => navigate({ search: { case: next }, replace: isAt('/refund') })}
        />
      )}
    </KeepAlive>
  );
}
