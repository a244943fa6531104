import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { MOST_LETTERS } from '../../navigation/search-params.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { type FavouriteTab, favouriteProducts, favouriteShops } from './favourite-lists.ts';
import { FavouriteProducts, type FavouriteProductsProps } from './favourite-products.tsx';
import { FavouriteShops, type FavouriteShopsProps } from './favourite-shops.tsx';
import { moveFocus } from './move-focus.ts';
import { RemovalBar } from './removal-bar.tsx';
import { useRemoval } from './use-removal.ts';

interface FavouritesPageProps
  extends Pick<FavouriteProductsProps, 'product' | 'addToBag'>,
    Pick<FavouriteShopsProps, 'shop' | 'skeleton'> {
  tab: FavouriteTab;
  words: string | undefined;
  onTab: (tab: FavouriteTab) => void;
  onSearch: (words: string | undefined) => void;
}

const nothing: ReadonlySet<number> = new Set();

/** What the customer has marked: products and shops, each searched, and taken out one by one or many at once. */
export function FavouritesPage({
  tab,
  words,
  onTab,
  onSearch,
  product,
  addToBag,
  shop,
  skeleton,
}: FavouritesPageProps) {
  const { t } = useLingui();
  const panel = useId();
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState(nothing);
  const takeOut = useRemoval(tab);
  const remove = (ids: readonly number[]) => {
    moveFocus(panel);
    return takeOut(ids);
  };
  const products = useInfiniteList(favouriteProducts());
  const shops = useInfiniteList(favouriteShops());
  // The same answers as above while no words are in force.
  const found = {
    products: useInfiniteList(favouriteProducts(tab === 'products' ? words : undefined)).rows.map(
      (row) => row.product.id,
    ),
    shops: useInfiniteList(favouriteShops(tab === 'shops' ? words : undefined)).rows.map((row) => row.shop.id),
  };
  const isEmpty = (tab === 'products' ? products : shops).total === 0;
  const canEdit = isEditing || found[tab].length > 0;

  const finish = () => {
    setEditing(false);
    setChosen(nothing);
  };
  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const showAll = () => onSearch(undefined);
  const marks = isEditing ? { chosen, choose } : undefined;
  return (
    <>
      <ScreenBar
        parent="/profile"
        right={
          canEdit && (
            <button
              type="button"
              onClick={isEditing ? finish : () => setEditing(true)}
              className="press min-h-11 rounded-full px-3 text-14 font-semibold text-brand"
            >
              {isEditing ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
            </button>
          )
        }
      />
      <Tabs
        label={t`Favourites`}
        tabs={[
          { value: 'products', text: <TabText text={t`Products`} total={products.total} /> },
          { value: 'shops', text: <TabText text={t`Shops`} total={shops.total} /> },
        ]}
        selected={tab}
        onSelect={(next) => {
          finish();
          onTab(next);
        }}
        panel={panel}
      />
      <TabPanel id={panel} selected={tab} className="flex grow flex-col gap-3 px-4 pt-3 pb-4">
        {(!isEmpty || words !== undefined) && (
          <SearchField
            label={tab === 'products' ? t`Search your products` : t`Search your shops`}
            words={words}
            onSearch={onSearch}
            maxLength={MOST_LETTERS}
          />
        )}
        {tab === 'products' ? (
          <FavouriteProducts
            words={words}
            onAll={showAll}
            marks={marks}
            onRemove={remove}
            product={product}
            addToBag={addToBag}
          />
        ) : (
          <FavouriteShops words={words} onAll={showAll} marks={marks} shop={shop} skeleton={skeleton} />
        )}
      </TabPanel>
      {isEditing && (
        <RemovalBar
          ids={found[tab]}
          chosen={chosen}
          onChoose={setChosen}
          onRemove={() => {
            void remove([...chosen]);
            finish();
          }}
        />
      )}
    </>
  );
}

function TabText({ text, total }: { text: string; total: number | undefined }) {
  const { count } = useFormats();
  return (
    <span className="inline-flex gap-1.5">
      {text}
      {total !== undefined && <span className="tabular font-normal text-ink-2">{count(total)}</span>}
    </span>
  );
}
