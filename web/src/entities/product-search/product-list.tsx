import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { productList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { HomeLink } from '../../navigation/home-link.tsx';
import { type ProductView, productView } from '../../preferences/product-view.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductCardSkeleton } from '../../ui/product-card.tsx';
import { ProductRowSkeleton } from '../../ui/product-row.tsx';

/** Draws a product; it belongs to another feature, the route brings them together. */
export type DrawProduct = (
  product: Schema<'ProductCard'>,
  how: { view: ProductView; priority: boolean; rank?: number },
) => ReactNode;

interface ProductPagesProps {
  list: ReturnType<typeof productList.pages>;
  product: DrawProduct;
  /** What stands where nothing is found. */
  empty?: ReactNode;
  /** The page to begin at, and who wants to know which one is in sight. */
  page?: number | undefined;
  onPage?: (page: number) => void;
  children?: ReactNode;
}

/** The cards that a phone shows without scrolling. */
const FIRST = 4;

/** Products of any number, in a grid or one below the other as this device prefers. */
export function ProductList({ list, product, empty, page, onPage, children }: ProductPagesProps) {
  const { t } = useLingui();
  const view = productView.use();
  return (
    <InfiniteList
      list={list}
      label={t`Products`}
      page={page}
      {...(onPage && { onPage })}
      layout={view === 'grid' ? 'cards' : 'rows'}
      row={(item, { index }) => product(item, { view, priority: index < FIRST })}
      skeleton={view === 'grid' ? <ProductCardSkeleton /> : <ProductRowSkeleton />}
      empty={
        empty || (
          <EmptyState icon="search" title={<Trans>There are no products here yet.</Trans>} action={<HomeLink />} />
        )
      }
    >
      {children}
    </InfiniteList>
  );
}
