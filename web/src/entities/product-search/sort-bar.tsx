import { Plural, useLingui } from '@lingui/react/macro';
import type { productList } from '@meridian/sdk/react';
import type { ReactNode } from 'react';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { productView } from '../../preferences/product-view.ts';
import { IconButton } from '../../ui/icon/icon-button.tsx';
import { useMarkedFirst } from '../../ui/use-marked-first.ts';
import { ListBar } from './list-bar.tsx';
import type { ProductSort } from './product-search.ts';
import { SortPill } from './sort-pill.tsx';

interface SortBarProps {
  list: ReturnType<typeof productList.pages>;
  /** Omitted if the list has only one order. */
  order?: { sort: ProductSort; onSort: (sort: ProductSort) => void };
  /** Shown before the sort order, such as the filter button. Stays when nothing is found. */
  children?: ReactNode;
}

/** The sticky bar above a product list: sort order, number of products, and the switch between grid and list. */
export function SortBar({ list, order, children }: SortBarProps) {
  const { t } = useLingui();
  const [view, show] = useMarkedFirst(productView.use(), productView.set);
  const { total } = useInfiniteList(list);
  const sorts: { value: ProductSort; text: string }[] = [
    { value: 'hot', text: t({ message: 'Popular', context: 'sort' }) },
    { value: 'newest', text: t`Newest` },
    { value: 'price_asc', text: t({ message: 'Lowest price', context: 'sort' }) },
    { value: 'price_desc', text: t({ message: 'Highest price', context: 'sort' }) },
    { value: 'rate', text: t`Best rated` },
  ];
  return (
    <ListBar
      total={total}
      count={total !== undefined && <Plural value={total} one="# product" other="# products" />}
      before={children}
      order={order && <SortPill options={sorts} sort={order.sort} onSort={order.onSort} />}
      view={
        <IconButton
          icon={view === 'grid' ? 'rows' : 'grid'}
          label={view === 'grid' ? t`Show as a list` : t`Show as a grid`}
          onClick={() => show(view === 'grid' ? 'list' : 'grid')}
          className="-me-2.5"
        />
      }
    />
  );
}
