import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { shopList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { HomeLink } from '../../navigation/home-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sort, StickyBar } from '../product-search/sort-bar.tsx';
import type { ShopSort } from './shop-list-search.ts';

export type DrawShop = (shop: Schema<'ShopCard'>) => ReactNode;

interface ShopPagesProps {
  sort: ShopSort;
  onSort: (sort: ShopSort) => void;
  shop: DrawShop;
  /** The same boxes before a shop is known. */
  skeleton: ReactNode;
  /** Only those that are called so or sell it. */
  words?: string | undefined;
  /** What stands where there is none. */
  empty?: ReactNode;
}

/** All shops, with three goods each. */
export function ShopList({ sort, onSort, shop, skeleton, words, empty }: ShopPagesProps) {
  const { t } = useLingui();
  const list = shopList.pages({ keyword: words, sort });
  return (
    <InfiniteList
      list={list}
      label={t`Shops`}
      layout="wide-cards"
      row={(item) => shop(item)}
      skeleton={skeleton}
      empty={
        empty ?? <EmptyState icon="shop" title={<Trans>There are no shops here yet.</Trans>} action={<HomeLink />} />
      }
    >
      <StickyBar>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row in every browser */}
        <div role="group" aria-label={t`Sort by`} className="rail flex items-center gap-1">
          <Sort selected={sort === 'fans'} onSelect={() => onSort('fans')}>
            <Trans>Most fans</Trans>
          </Sort>
          <Sort selected={sort === 'sales'} onSelect={() => onSort('sales')}>
            <Trans>Most sales</Trans>
          </Sort>
          <Sort selected={sort === 'rate'} onSelect={() => onSort('rate')}>
            <Trans>Best rated</Trans>
          </Sort>
        </div>
      </StickyBar>
      {words !== undefined && <ShopCount list={list} />}
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
