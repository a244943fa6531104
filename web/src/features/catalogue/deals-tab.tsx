import { Trans } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { bestSellersQuery, dealsIn } from '../../entities/product/deals.ts';
import { ProductList } from '../../entities/product-search/product-list.tsx';
import { SortBar } from '../../entities/product-search/sort-bar.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { ListSkeleton } from '../../list/list-skeleton.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';

/** All discounted products among the best sellers: the contract cannot list those of the whole catalogue. */
export function DealsTab() {
  return (
    <PageErrorBoundary>
      <Suspense fallback={<ListSkeleton layout="cards" count={6} skeleton={<ProductCardSkeleton />} busy />}>
        <Deals />
      </Suspense>
    </PageErrorBoundary>
  );
}

function Deals() {
  const { data: deals } = useSuspenseQuery({ ...bestSellersQuery(), select: dealsIn });
  if (deals.length === 0) {
    return <EmptyState scene="search" title={<Trans>There are no products here yet.</Trans>} action={<HomeLink />} />;
  }
  // In the order of the ids.
  const list = productList.pages({ product_ids: deals.map(({ id }) => id) });
  return (
    <ProductList list={list}>
      <SortBar list={list} />
      <p className="pb-2 text-12 text-ink-2">
        <Trans>Reduced products among our best sellers</Trans>
      </p>
    </ProductList>
  );
}
