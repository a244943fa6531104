import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { shopList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SortButton, StickyBar } from '../product-search/sort-bar.tsx';
import { ShopListItem, ShopListItemSkeleton } from './shop-list-item.tsx';
import type { ShopSort } from './shop-list-search.ts';

interface ShopListProps {
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
  /** Only shops with this in their name or their products. */
  query?: string | undefined;
  /** With the number of sales of each shop. */
  withSales?: boolean;
  /** Shown in place of the usual empty state. */
  empty?: ReactNode;
}

/** An infinite list of shops, with sorting. */
export function ShopList({ sort, onSort, query, withSales = false, empty }: ShopListProps) {
  const { t } = useLingui();
  const list = shopList.pages({ keyword: query, sort });
  return (
    <InfiniteList
      list={list}
      label={t`Shops`}
      layout="wide-cards"
      row={(shop) => <ShopListItem shop={shop} withPictures withSales={withSales} />}
      skeleton={<ShopListItemSkeleton />}
      empty={
        empty ?? <EmptyState icon="shop" title={<Trans>There are no shops here yet.</Trans>} action={<HomeLink />} />
      }
    >
      <StickyBar>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
        <div role="group" aria-label={t`Sort by`} className="rail flex items-center gap-1">
          <SortButton selected={sort === 'fans'} onSelect={() => onSort('fans')}>
            <Trans>Most fans</Trans>
          </SortButton>
          <SortButton selected={sort === 'sales'} onSelect={() => onSort('sales')}>
            <Trans>Most sales</Trans>
          </SortButton>
          <SortButton selected={sort === 'rate'} onSelect={() => onSort('rate')}>
            <Trans>Best rated</Trans>
          </SortButton>
        </div>
      </StickyBar>
      {query !== undefined && <ShopCount list={list} />}
    </InfiniteList>
  );
}

function ShopCount({ list }: { list: ReturnType<typeof shopList.pages> }) {
  const { total } = useInfiniteList(list);
  return (
    <p role="status" className="min-h-7 text-12 text-ink-2">
      {total !== undefined && <Plural value={total} one="# shop" other="# shops" />}
    </p>
  );
}
