import { useLingui } from '@lingui/react/macro';
import { ShopListItem, ShopListItemSkeleton } from '../../entities/shop/shop-list-item.tsx';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { type RowSelection, SelectableRow } from '../../ui/input/selectable-row.tsx';
import { NoFollowedShops, NoMatchingFavourite } from './empty-favourites.tsx';
import { favouriteShops } from './favourite-lists.ts';

interface FavouriteShopsProps {
  query: string | undefined;
  /** Called to clear the query. */
  onAll: () => void;
  selection: RowSelection | undefined;
}

/** The followed shops, including closed ones. */
export function FavouriteShops({ query, onAll, selection }: FavouriteShopsProps) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={favouriteShops(query)}
      label={t`Followed shops`}
      layout="rows"
      keyOf={({ shop }) => shop.id}
      skeleton={<ShopListItemSkeleton />}
      row={({ shop }) => (
        <SelectableRow id={shop.id} name={shop.name} selection={selection}>
          <ShopListItem shop={shop} withPictures />
        </SelectableRow>
      )}
      empty={query !== undefined ? <NoMatchingFavourite query={query} onAll={onAll} /> : <NoFollowedShops />}
    />
  );
}
