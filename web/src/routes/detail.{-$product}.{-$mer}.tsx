import { msg } from '@lingui/core/macro';
import { productQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import * as v from 'valibot';
import { type ReviewFilter, reviewSearch, toReviewSearch } from '../entities/review/review-filter.ts';
import { DetailScreen, ProductNotFound } from '../features/product/detail-screen.tsx';
import { pathId } from '../navigation/path-id.ts';
import { prefetch } from '../navigation/prefetch.ts';
import { replaceAfterPaint } from '../navigation/replace-after-paint.ts';
import { Id, optional, TrueFlag } from '../navigation/search-params.ts';
import { guardRoute } from '../session/route-guard.ts';

// Not kept alive (R2.06). `mer` is the id of the product's shop; a URL with another shop is corrected.
export const Route = createFileRoute('/detail/{-$product}/{-$mer}')({
  staticData: { title: msg`Product`, wide: true, first: true },
  validateSearch: v.object({
    sku: optional(Id),
    ...reviewSearch,
    /** Whether the form to report the product is open. */
    report: optional(TrueFlag),
  }),
  // A report needs a login: a visitor signs in first, as for a private screen, and returns to the form.
  beforeLoad: ({ context, search, location, preload }) => {
    if (search.report) guardRoute({ session: context.session, routeId: 'report', href: location.href, preload });
  },
  loader: ({ params, ...visit }) => {
    const id = pathId(params.product);
    if (id !== undefined) prefetch(visit, productQuery(id));
  },
  component: DetailRoute,
});

function DetailRoute() {
  const { product, mer } = useParams({ from: '/detail/{-$product}/{-$mer}' });
  const { sku, reviews, report, ...filter } = useSearch({ from: '/detail/{-$product}/{-$mer}' });
  const navigate = useNavigate({ from: '/detail/{-$product}/{-$mer}' });
  const router = useRouter();
  const isReviewing = reviews !== undefined;
  const writeSku = useRef<() => void>(undefined);
  const onSku = useCallback(
    (next: number | undefined) => {
      writeSku.current = replaceAfterPaint(
        router.history,
        () => void navigate({ search: (old) => ({ ...old, sku: next }), replace: true }),
      );
    },
    [navigate, router],
  );
  const onReviews = useCallback(
    (next: ReviewFilter) =>
      // From any filter, back leads to the product.
      void navigate({ search: (old) => ({ ...old, ...toReviewSearch(next) }), replace: isReviewing }),
    [navigate, isReviewing],
  );
  const onReport = useCallback(() => void navigate({ search: (old) => ({ ...old, report: true }) }), [navigate]);
  const id = pathId(product);
  const shopId = useQuery({ ...productQuery(id ?? 0), enabled: false }).data?.shop.id;
  useEffect(() => {
    if (mer === undefined || shopId === undefined || mer === String(shopId)) return;
    writeSku.current?.();
    void navigate({ params: (old) => ({ ...old, mer: String(shopId) }), search: true, replace: true });
  }, [mer, shopId, navigate]);
  if (id === undefined) return <ProductNotFound />;
  return (
    <DetailScreen
      key={id}
      productId={id}
      skuId={sku}
      reviews={reviews && { ...filter, score: reviews === 'all' ? undefined : reviews }}
      isReporting={report === true}
      onSku={onSku}
      onReviews={onReviews}
      onReport={onReport}
      onClosed={() => void navigate({ search: { sku }, replace: true })}
    />
  );
}
