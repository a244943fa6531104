import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListBar } from '../product-search/list-bar.tsx';
import { SortPill } from '../product-search/sort-pill.tsx';
import { ShopListItem, ShopListItemSkeleton } from './shop-list-item.tsx';
import { type ShopSort, shopsOf } from './shop-list-search.ts';

interface ShopListProps {
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
  /** Shows only shops with these words in their name or their products. */
  query?: string | undefined;
  withSales?: boolean;
  /** Replaces the usual empty state. */
  empty?: ReactNode;
}

export function ShopList({ sort, onSort, query, withSales = false, empty }: ShopListProps) {
  const { t } = useLingui();
  const list = shopsOf(sort, query);
  const { total } = useInfiniteList(list);
  return (
    <InfiniteList
      list={list}
      label={t`Shops`}
      layout="wide-cards"
      row={(shop) => <ShopListItem shop={shop} withPictures withSales={withSales} />}
      skeleton={<ShopListItemSkeleton />}
      empty={empty ?? <EmptyState scene="bag" title={<Trans>No shops yet.</Trans>} action={<HomeLink />} />}
    >
      <ListBar
        total={total}
        count={total !== undefined && <Plural value={total} one="# shop" other="# shops" />}
        order={
          <SortPill
            options={[
              { value: 'fans', text: t`Most followers` },
              { value: 'sales', text: t`Most sales` },
              { value: 'rate', text: t`Best rated` },
            ]}
            sort={sort}
            onSort={onSort}
          />
        }
      />
    </InfiniteList>
  );
}
