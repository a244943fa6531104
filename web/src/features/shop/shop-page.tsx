import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productList, shopQuery } from '@meridian/sdk/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { ProductCardSkeleton } from '../../ui/product-card.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { NoProducts } from './no-products.tsx';
import { ShopAbout } from './shop-about.tsx';
import { ShopBar } from './shop-bar.tsx';
import { ShopCategories } from './shop-categories.tsx';
import { ShopClosed } from './shop-closed.tsx';
import { ShopHeader } from './shop-header.tsx';
import type { ShopTab } from './shop-tabs.ts';

interface ShopPageProps {
  shopId: number;
  tab: ShopTab;
  onTab: (tab: ShopTab) => void;
  /** Shows the goods of one category. */
  onCategory: (categoryId: number) => void;
  /** The words in force within the shop. */
  words: string | undefined;
  onSearch: (words: string | undefined) => void;
  /** The shop's goods with their sorts and filters, its reviews, and one product; they belong to other features. */
  goods: ReactNode;
  reviews: ReactNode;
  product: (product: Schema<'ProductCard'>, priority: boolean) => ReactNode;
}

/** The cards that a phone shows without scrolling. */
const FIRST = 4;

/** A shop: who it is, what it sells, and how its customers found it. */
export function ShopPage(props: ShopPageProps) {
  const { shopId, tab, onTab, onCategory, words, onSearch, goods, reviews, product } = props;
  const { t } = useLingui();
  const panel = useId();
  const front = useId();
  const { data: shop } = useSuspenseQuery(shopQuery(shopId));
  if (shop.status === 'closed') {
    return (
      <>
        <ShopBar shop={shop} front={front} />
        <ShopHeader shop={shop} id={front} />
        <ShopClosed />
        <div className="px-4 pb-8">
          <ShopAbout shop={shop} />
        </div>
      </>
    );
  }
  return (
    <>
      <ShopBar shop={shop} front={front} />
      <ShopHeader shop={shop} id={front} />
      <div className="sticky top-[calc(var(--top-bar)+var(--safe-top))] z-20 bg-bar backdrop-blur-bar">
        <Tabs
          label={shop.name}
          tabs={[
            { value: 'goods', text: t`Goods` },
            { value: 'new', text: t`New` },
            { value: 'categories', text: t`Categories` },
            { value: 'reviews', text: t`Reviews` },
            { value: 'about', text: t`About` },
          ]}
          selected={tab}
          onSelect={onTab}
          panel={panel}
        />
      </div>
      <TabPanel id={panel} selected={tab} className="flex grow flex-col px-4 pt-3 pb-4">
        {tab === 'goods' && (
          <>
            <SearchField label={t`Search this shop`} words={words} onSearch={onSearch} maxLength={MOST_LETTERS} />
            {/* It brings the screen's padding itself; its sorts scroll away, the tabs stay. */}
            <div className="-mx-4 flex grow flex-col [--below-head:calc(var(--unit)*-20)]">{goods}</div>
          </>
        )}
        {tab === 'new' && (
          <InfiniteList
            list={productList.pages({ shop_id: shopId, sort: 'newest' })}
            label={t`New`}
            layout="cards"
            row={(item, { index }) => product(item, index < FIRST)}
            skeleton={<ProductCardSkeleton />}
            empty={<NoProducts />}
          />
        )}
        {tab === 'categories' && <ShopCategories shop={shop} onCategory={onCategory} />}
        {tab === 'reviews' && (
          <div className="grow [--list-top:calc(var(--top-bar)+var(--safe-top)+var(--unit)*12)]">{reviews}</div>
        )}
        {tab === 'about' && <ShopAbout shop={shop} />}
      </TabPanel>
    </>
  );
}
