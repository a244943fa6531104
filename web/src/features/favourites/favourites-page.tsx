import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { focusNextRow } from '../../behaviour/focus-next-row.ts';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { barActionClass } from '../../ui/bar-action.ts';
import { SearchField } from '../../ui/input/search-field.tsx';
import { TabPanel, Tabs } from '../../ui/tabs.tsx';
import { favouriteProducts, favouriteShops } from './favourite-lists.ts';
import { FavouriteProducts } from './favourite-products.tsx';
import { FavouriteShops } from './favourite-shops.tsx';
import type { FavouriteTab } from './favourite-tabs.ts';
import { RemovalBar, useRemoval } from './removal-bar.tsx';

interface FavouritesPageProps {
  tab: FavouriteTab;
  query: string | undefined;
  onTab: (tab: FavouriteTab) => void;
  onSearch: (query: string | undefined) => void;
}

const noRows: ReadonlySet<number> = new Set();

/** The favourite products and shops, with a search in each and removal of one or several. */
export function FavouritesPage({ tab, query, onTab, onSearch }: FavouritesPageProps) {
  const { t } = useLingui();
  const panel = useId();
  const [isEditing, setEditing] = useState(false);
  const [selected, setSelected] = useState(noRows);
  const removeRows = useRemoval(tab);
  const remove = (ids: readonly number[]) => {
    focusNextRow('[aria-pressed]', panel); // its heart
    return removeRows(ids);
  };
  const products = useInfiniteList(favouriteProducts());
  const shops = useInfiniteList(favouriteShops());
  // Without a query these are the same queries as above.
  const loaded = {
    products: useInfiniteList(favouriteProducts(tab === 'products' ? query : undefined)).rows.map(
      (row) => row.product.id,
    ),
    shops: useInfiniteList(favouriteShops(tab === 'shops' ? query : undefined)).rows.map((row) => row.shop.id),
  };
  const isEmpty = (tab === 'products' ? products : shops).total === 0;
  const canEdit = isEditing || loaded[tab].length > 0;

  const finish = () => {
    setEditing(false);
    setSelected(noRows);
  };
  const showAll = () => onSearch(undefined);
  const selection = isEditing ? { selected, onSelect: setSelected } : undefined;
  return (
    <>
      <ScreenBar
        parent="/profile"
        actions={
          <>
            {canEdit && (
              <button type="button" onClick={isEditing ? finish : () => setEditing(true)} className={barActionClass}>
                {isEditing ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
              </button>
            )}
            {/* With large text the title needs the room. */}
            <span className="@max-[12rem]:hidden">
              <BagLink />
            </span>
          </>
        }
      />
      <Tabs
        label={t`Favourites`}
        tabs={[
          { value: 'products', text: <TabLabel text={t`Products`} total={products.total} /> },
          { value: 'shops', text: <TabLabel text={t`Shops`} total={shops.total} /> },
        ]}
        selected={tab}
        onSelect={(next) => {
          finish();
          onTab(next);
        }}
        panel={panel}
      />
      <TabPanel id={panel} selected={tab} className="flex grow flex-col gap-3 px-4 pt-3 pb-4">
        {(!isEmpty || query !== undefined) && (
          <SearchField
            label={tab === 'products' ? t`Search your products` : t`Search your shops`}
            query={query}
            onSearch={onSearch}
          />
        )}
        {tab === 'products' ? (
          <FavouriteProducts query={query} onAll={showAll} selection={selection} onRemove={remove} />
        ) : (
          <FavouriteShops query={query} onAll={showAll} selection={selection} />
        )}
      </TabPanel>
      {selection !== undefined && (
        <RemovalBar
          {...selection}
          ids={loaded[tab]}
          onRemove={() => {
            void remove([...selected]);
            finish();
          }}
        />
      )}
    </>
  );
}

function TabLabel({ text, total }: { text: string; total: number | undefined }) {
  const { count } = useFormats();
  return (
    <span className="inline-flex gap-1.5">
      {text}
      {total !== undefined && <span className="tabular font-normal text-ink-2">{count(total)}</span>}
    </span>
  );
}
