import { useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { PagedList } from '../../shell/paged-list.tsx';
import { favouriteShops } from './favourite-lists.ts';
import { MarkedRow, type Marks } from './marked-row.tsx';
import { NoShopFollowed } from './no-shop-followed.tsx';
import { NothingLike } from './nothing-like.tsx';

export interface FavouriteShopsProps {
  words: string | undefined;
  /** Takes the words away. */
  onAll: () => void;
  marks: Marks | undefined;
  /** Draws a shop, and its boxes before it is known; they belong to another feature. */
  shop: (shop: Schema<'ShopCard'>) => ReactNode;
  skeleton: ReactNode;
}

/** The followed shops, closed ones too. */
export function FavouriteShops({ words, onAll, marks, shop, skeleton }: FavouriteShopsProps) {
  const { t } = useLingui();
  return (
    <PagedList
      list={favouriteShops(words)}
      label={t`Followed shops`}
      layout="rows"
      keyOf={(row) => row.shop.id}
      skeleton={skeleton}
      row={(row) => (
        <MarkedRow id={row.shop.id} name={row.shop.name} marks={marks}>
          {shop(row.shop)}
        </MarkedRow>
      )}
      empty={words !== undefined ? <NothingLike words={words} onAll={onAll} /> : <NoShopFollowed />}
    />
  );
}
