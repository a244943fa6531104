import { Trans, useLingui } from '@lingui/react/macro';
import { productList } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type DrawProduct, ProductList } from '../../entities/product-search/product-list.tsx';
import { productSorts } from '../../entities/product-search/product-search.ts';
import { ResultCount } from '../../entities/product-search/result-count.tsx';
import { SortBar } from '../../entities/product-search/sort-bar.tsx';
import { type DrawShop, ShopList } from '../../entities/shop/shop-list.tsx';
import { shopSorts } from '../../entities/shop/shop-list-search.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { CategoryRail } from './category-rail.tsx';
import { chosen, type ExploreList, type ExploreSearch } from './explore-search.ts';
import { Ranking } from './ranking.tsx';

interface ExplorePageProps {
  search: ExploreSearch;
  onSearch: (search: ExploreSearch) => void;
  /** Which page of the products is in sight. */
  onPage: (page: number) => void;
  product: DrawProduct;
  shop: DrawShop;
  /** The same boxes before a shop is known. */
  shopSkeleton: ReactNode;
}

const PANEL = 'explore-list';

/** Everything there is: products by category, the ranking, what is new, the shops. The address says which. */
export function ExplorePage({ search, onSearch, onPage, product, shop, shopSkeleton }: ExplorePageProps) {
  const { t } = useLingui();
  const { list = 'products', category } = search;
  const lists: { value: ExploreList; text: string }[] = [
    { value: 'products', text: t`Products` },
    { value: 'hot', text: t`Ranking` },
    { value: 'new', text: t`New` },
    { value: 'shops', text: t`Shops` },
  ];
  return (
    <>
      <ScreenBar
        isTab
        right={
          <Link to="/search" aria-label={t`Search`} title={t`Search`} className={iconButtonClass()}>
            <Icon name="search" />
          </Link>
        }
      />
      <Tabs
        label={t`Show`}
        tabs={lists}
        selected={list}
        panel={PANEL}
        onSelect={(next) => onSearch({ category, list: next === 'products' ? undefined : next })}
      />
      <TabPanel id={PANEL} selected={list} className="grow px-4 pt-2 [--list-top:calc(var(--top-bar)+var(--safe-top))]">
        {list === 'products' && <Products search={search} onSearch={onSearch} onPage={onPage} product={product} />}
        {list === 'hot' && (
          <Ranking search={search} onSearch={(next) => onSearch({ list, ...next })} product={product} />
        )}
        {list === 'new' && <New search={search} onSearch={onSearch} onPage={onPage} product={product} />}
        {list === 'shops' && (
          <ShopList
            sort={chosen(shopSorts, search.sort)}
            onSort={(sort) => onSearch({ list, sort })}
            shop={shop}
            skeleton={shopSkeleton}
          />
        )}
      </TabPanel>
    </>
  );
}

type PartProps = Omit<ExplorePageProps, 'shop' | 'shopSkeleton'>;

function Products({ search, onSearch, onPage, product }: PartProps) {
  const { category } = search;
  const sort = chosen(productSorts, search.sort);
  const list = productList.pages({ category_id: category, sort });
  return (
    <ProductList
      list={list}
      product={product}
      page={search.page}
      onPage={onPage}
      empty={category !== undefined && <NothingOfCategory onAll={() => onSearch({ sort: search.sort })} />}
    >
      <CategoryRail selected={category} onSelect={(next) => onSearch({ category: next, sort: search.sort })} />
      <SortBar sort={sort} onSort={(next) => onSearch({ category, sort: next })} />
      <ResultCount list={list} />
    </ProductList>
  );
}

function New({ search, onSearch, onPage, product }: PartProps) {
  const { category } = search;
  return (
    <ProductList
      list={productList.pages({ category_id: category, sort: 'newest' })}
      product={product}
      page={search.page}
      onPage={onPage}
      empty={category !== undefined && <NothingOfCategory onAll={() => onSearch({ list: 'new' })} />}
    >
      <CategoryRail selected={category} onSelect={(next) => onSearch({ list: 'new', category: next })} />
      <p className="min-h-8 pt-1 text-14 text-ink-2">
        <Trans>The newest products first.</Trans>
      </p>
    </ProductList>
  );
}

function NothingOfCategory({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={<Trans>There are no products here yet.</Trans>}
      action={
        <Button kind="quiet" size="medium" onClick={onAll}>
          <Trans>Show all categories</Trans>
        </Button>
      }
    />
  );
}
