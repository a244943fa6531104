import { Trans, useLingui } from '@lingui/react/macro';
import { dealsList } from '../../entities/product/deals.ts';
import { ProductList } from '../../entities/product-search/product-list.tsx';
import { SortBar } from '../../entities/product-search/sort-bar.tsx';
import { ShopList } from '../../entities/shop/shop-list.tsx';
import { shopSorts } from '../../entities/shop/shop-list-search.ts';
import { NoMatch } from '../../feedback/no-match.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { LinkIconButton } from '../../navigation/link-icon-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CategoryRail } from './category-rail.tsx';
import { type ExploreList, type ExploreSearch, productSort, productsOf, sortOrDefault } from './explore-search.ts';
import { Ranking } from './ranking.tsx';

interface ExplorePageProps {
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
  /** Called with the number of the page of products in view. */
  onPage: (page: number) => void;
}

const PANEL = 'explore-list';

/** The whole catalogue in five tabs: products by category, the ranking, new products, deals, shops. */
export function ExplorePage({ search, onSearch, onPage }: ExplorePageProps) {
  const { t } = useLingui();
  const { list = 'products', category } = search;
  const lists: { value: ExploreList; text: string }[] = [
    { value: 'products', text: t`Products` },
    { value: 'hot', text: t`Ranking` },
    { value: 'new', text: t`New` },
    { value: 'deals', text: t`Deals` },
    { value: 'shops', text: t`Shops` },
  ];
  return (
    <>
      <ScreenBar isTab actions={<LinkIconButton to="/search" icon="search" label={t`Search`} />}>
        <Tabs
          inBar
          label={t`Show`}
          tabs={lists}
          selected={list}
          panel={PANEL}
          onSelect={(next) => onSearch({ category, list: next === 'products' ? undefined : next })}
        />
      </ScreenBar>
      <TabPanel id={PANEL} selected={list} className="grow px-4 [--list-top:calc(var(--top-bar)+var(--safe-top))]">
        {(list === 'products' || list === 'new') && (
          <ProductsTab key={list} search={search} onSearch={onSearch} onPage={onPage} />
        )}
        {list === 'hot' && <Ranking search={search} onSearch={(next) => onSearch({ list, ...next })} />}
        {list === 'deals' && <DealsTab />}
        {list === 'shops' && (
          <ShopList sort={sortOrDefault(shopSorts, search.sort)} onSort={(sort) => onSearch({ list, sort })} />
        )}
      </TabPanel>
    </>
  );
}

function ProductsTab({ search, onSearch, onPage }: ExplorePageProps) {
  const { category, page } = search;
  const isNew = search.list === 'new';
  const kept: ExploreSearch = isNew ? { list: 'new' } : { sort: search.sort };
  const sort = productSort(search);
  const list = productsOf(search);
  return (
    <ProductList
      list={list}
      page={page}
      onPage={onPage}
      empty={
        category !== undefined && (
          <NoMatch
            title={<Trans>There are no products here yet.</Trans>}
            label={<Trans>Show all categories</Trans>}
            onPress={() => onSearch(kept)}
          />
        )
      }
    >
      <CategoryRail selected={category} onSelect={(next) => onSearch({ ...kept, category: next })} />
      <SortBar list={list} order={isNew ? undefined : { sort, onSort: (next) => onSearch({ category, sort: next }) }} />
    </ProductList>
  );
}

/** All discounted products among the best sellers: the contract cannot list those of the whole catalogue. */
function DealsTab() {
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
