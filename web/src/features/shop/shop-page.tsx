import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { shopQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ProductSearch } from '../../entities/product-search/product-search.ts';
import type { ReviewFilter } from '../../entities/review/review-filter.ts';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { lazySection } from '../../feedback/lazy.tsx';
import { PageErrorBoundary } from '../../feedback/page-error-boundary.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useTitleName } from '../../navigation/title-name.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { listRowClass } from '../../ui/list-row.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { ShopAbout } from './shop-about.tsx';
import { ShopBar } from './shop-bar.tsx';
import { NoProducts, ShopClosed, ShopNotFound } from './shop-empty-states.tsx';
import { ShopHeader } from './shop-header.tsx';
import { NewProducts, ShopProducts } from './shop-products.tsx';
import { ShopSkeleton } from './shop-skeleton.tsx';
import type { ShopTab } from './shop-tabs.ts';

const ShopReviews = lazySection(
  () => import('./shop-reviews.tsx').then((m) => m.ShopReviews),
  // As tall as a window: the tabs stay where they are.
  () => <div className="min-h-svh" />,
);

interface ShopPageProps {
  shopId: number;
  tab: ShopTab;
  search: ProductSearch;
  reviews: ReviewFilter;
  onShow: (tab: ShopTab, search: ProductSearch, reviews?: ReviewFilter) => void;
}

/** A shop with its products and reviews. An unknown shop has its own state; any other error offers a retry. */
export function ShopPage(props: ShopPageProps) {
  const { t } = useLingui();
  return (
    <PageErrorBoundary
      errorBar={<ScreenBar title={t`Shop`} parent="/searchs" actions={<BagLink />} />}
      notFound={{ reason: 'shop_not_found', screen: <ShopNotFound /> }}
      skeleton={<ShopSkeleton />}
    >
      <Shop {...props} />
    </PageErrorBoundary>
  );
}

function Shop({ shopId, tab, search, reviews, onShow }: ShopPageProps) {
  const { t } = useLingui();
  const panel = useId();
  const header = useId();
  const { data: shop } = useSuspenseQuery(shopQuery(shopId));
  useTitleName(shop.name);
  if (shop.status === 'closed') {
    return (
      <>
        <ScreenBar title={shop.name} parent="/searchs" actions={<BagLink />} />
        <ShopHeader shop={shop} id={header} />
        <ShopClosed />
        <div className="px-4 pb-8">
          <ShopAbout shop={shop} />
        </div>
      </>
    );
  }
  return (
    <>
      <ShopBar shop={shop} header={header} query={search.q} onSearch={(q) => onShow('goods', { ...search, q })} />
      <ShopHeader shop={shop} id={header} />
      <div className="sticky top-[calc(var(--top-bar)+var(--safe-top))] z-20 bg-bar backdrop-blur-bar">
        <Tabs
          label={shop.name}
          tabs={[
            { value: 'goods', text: t`Products` },
            { value: 'new', text: t`New` },
            { value: 'categories', text: t`Categories` },
            { value: 'reviews', text: t`Reviews` },
            { value: 'about', text: t`About` },
          ]}
          selected={tab}
          onSelect={(next) => onShow(next, search)}
          panel={panel}
        />
      </div>
      <TabPanel
        id={panel}
        selected={tab}
        className={classNames('flex grow flex-col px-4 pb-4', tab !== 'goods' && 'pt-3')}
      >
        {tab === 'goods' && <ShopProducts shop={shop} search={search} onSearch={(next) => onShow('goods', next)} />}
        {tab === 'new' && <NewProducts shopId={shopId} />}
        {tab === 'categories' && (
          <ShopCategories shop={shop} onCategory={(category) => onShow('goods', { category })} />
        )}
        {tab === 'reviews' && (
          <div className="grow [--list-top:calc(var(--top-bar)+var(--safe-top)+var(--unit)*12)]">
            <ShopReviews shopId={shopId} filter={reviews} onFilter={(filter) => onShow('reviews', search, filter)} />
          </div>
        )}
        {tab === 'about' && <ShopAbout shop={shop} />}
      </TabPanel>
    </>
  );
}

/** The categories of a shop, each with its number of products. */
function ShopCategories({ shop, onCategory }: { shop: Schema<'Shop'>; onCategory: (categoryId: number) => void }) {
  const { count } = useFormats();
  if (shop.categories.length === 0) return <NoProducts />;
  return (
    <ul className="rounded-card bg-card">
      {shop.categories.map((category) => (
        <li key={category.id}>
          <button type="button" onClick={() => onCategory(category.id)} className={listRowClass}>
            <span className="flex-1">{category.name}</span>
            <span className="tabular text-ink-2">{count(category.count)}</span>
            <Icon name="forward" size={16} className="text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
