import { Trans, useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { ProductGridItem } from '../../entities/product/product-grid-item.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';

/** Pages of its own, because Explore's list has a position of its own. */
const all = productList.pages({ sort: 'hot', limit: 20 });

/** The end of the home page, an infinite list of products. */
export function ProductFeed() {
  const { t } = useLingui();
  // Without products, the heading would stand alone.
  if (useInfiniteList(all).total === 0)
    return <EmptyState scene="search" title={<Trans>There are no products here yet.</Trans>} />;
  return (
    <InfiniteList
      list={all}
      label={t`More products`}
      layout="cards"
      row={(product) => <ProductGridItem product={product} />}
      skeleton={<ProductCardSkeleton />}
      empty={null}
    >
      <p aria-hidden className="flex min-h-11 items-center text-18 font-semibold">
        <Trans>More products</Trans>
      </p>
    </InfiniteList>
  );
}
