import { Trans, useLingui } from '@lingui/react/macro';
import type { productList } from '@meridian/sdk/react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { productView } from '../../preferences/product-view.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCardSkeleton } from '../../ui/product/product-card.tsx';
import { ProductRowSkeleton } from '../../ui/product/product-row.tsx';
import { ProductGridItem } from '../product/product-grid-item.tsx';
import { ProductListItem } from '../product/product-list-item.tsx';

interface ProductListProps {
  list: ReturnType<typeof productList.pages>;
  /** Whether all products belong to one shop, so that no item names it. */
  isOfShop?: boolean;
  /** Replaces the usual empty state. */
  empty?: ReactNode;
  page?: number | undefined;
  /** Called with the page that is in the viewport. */
  onPage?: (page: number) => void;
  children?: ReactNode;
}

/** How many items a phone shows without scrolling. */
const ABOVE_FOLD = 4;

/** Memoized: a list re-renders only changed items. */
const ProductItem = memo((props: ComponentProps<typeof ProductGridItem>) =>
  productView.use() === 'grid' ? <ProductGridItem {...props} /> : <ProductListItem {...props} />,
);

/** An infinite list of products, as a grid or as rows by the preference of this device. */
export function ProductList({ list, isOfShop = false, empty, page, onPage, children }: ProductListProps) {
  const { t } = useLingui();
  const view = productView.use();
  return (
    <InfiniteList
      list={list}
      label={t`Products`}
      page={page}
      onPage={onPage}
      layout={view === 'grid' ? 'cards' : 'rows'}
      row={(product, { index }) => <ProductItem product={product} priority={index < ABOVE_FOLD} isOfShop={isOfShop} />}
      skeleton={view === 'grid' ? <ProductCardSkeleton /> : <ProductRowSkeleton />}
      empty={
        empty || (
          <EmptyState scene="search" title={<Trans>There are no products here yet.</Trans>} action={<HomeLink />} />
        )
      }
    >
      {children}
    </InfiniteList>
  );
}
