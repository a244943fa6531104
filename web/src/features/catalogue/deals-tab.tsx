import { Trans } from '@lingui/react/macro';
import { dealsList } from '../../entities/product/deals.ts';
import { ProductList } from '../../entities/product-search/product-list.tsx';
import { SortBar } from '../../entities/product-search/sort-bar.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';

/** All discounted products among the best sellers: the contract cannot list those of the whole catalogue. */
export function DealsTab() {
  const { total } = useInfiniteList(dealsList);
  return (
    <ProductList list={dealsList}>
      <SortBar list={dealsList} />
      {total !== 0 && (
        <p className="pb-2 text-12 text-ink-2">
          <Trans>Best sellers on sale</Trans>
        </p>
      )}
    </ProductList>
  );
}
