import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { favouriteShops } from './favourite-lists.ts';
import { NoFollowedShops } from './no-followed-shops.tsx';
import { NoMatchingFavourite } from './no-matching-favourite.tsx';
import { type RowSelection, SelectableRow } from './selectable-row.tsx';

export interface FavouriteShopsProps {
  words: string | undefined;
  /** Takes the words away. */
  onAll: () => void;
  marks: RowSelection | undefined;
  /** Draws a shop, and its boxes before it is known; they belong to another feature. */
  shop: (shop: Schema<'ShopCard'>) => ReactNode;
  skeleton: ReactNode;
}

/** The followed shops, closed ones too. */
export function FavouriteShops({ words, onAll, marks, shop, skeleton }: FavouriteShopsProps) {
  const { t } = useLingui();
  return (
    <InfiniteList
      list={favouriteShops(words)}
      label={t`Followed shops`}
      layout="rows"
      keyOf={(row) => row.shop.id}
      skeleton={skeleton}
      row={(row) => (
        <SelectableRow id={row.shop.id} name={row.shop.name} marks={marks}>
          {shop(row.shop)}
        </SelectableRow>
      )}
      empty={words !== undefined ? <NoMatchingFavourite words={words} onAll={onAll} /> : <NoFollowedShops />}
    />
  );
}
