import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PagedList } from '../../shell/paged-list.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { favouriteShops } from './favourite-lists.ts';
import { MarkedRow, type Marks } from './marked-row.tsx';
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
      empty={
        words !== undefined ? (
          <NothingLike words={words} onAll={onAll} />
        ) : (
          <Notice
            icon="shop"
            title={<Trans>You follow no shop yet.</Trans>}
            detail={<Trans>What is new in the shops you follow comes to you.</Trans>}
            action={
              <Link to="/searchs" className={buttonLook({ size: 'medium' })}>
                <Trans>Find shops</Trans>
              </Link>
            }
          />
        )
      }
    />
  );
}
