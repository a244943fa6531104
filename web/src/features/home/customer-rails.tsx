import { Trans } from '@lingui/react/macro';
import type { DataOf } from '@meridian/sdk';
import { boughtProductList, followFeedList, likedProductList, similarProductsQuery } from '@meridian/sdk/react';
import { isCheaper } from '../../entities/product/price-drop.ts';
import { ProductRail, RAIL_LENGTH, type RailItem } from '../../entities/product/product-rail.tsx';
import { SeeAll } from './see-all.tsx';

/** The personal rails. Each loads independently of the others. */
export function CustomerRails() {
  return (
    <>
      <PriceDrops />
      <BoughtBefore />
      <NewInFollowedShops />
      <ForYou />
    </>
  );
}

/** How old the rails may be when the home page is shown again, in milliseconds. */
const STALE_MS = 60_000;

/** The most rows that a page can hold: only some favourites and feed items qualify for a rail. */
const PAGE_LIMIT = 50;

function PriceDrops() {
  return (
    <ProductRail
      title={<Trans>Price drops on your favourites</Trans>}
      more={<SeeAll to="/myFavourite" />}
      query={{
        ...likedProductList.pages({ limit: PAGE_LIMIT })(1),
        staleTime: STALE_MS,
        select: cheaperFavourites,
      }}
      hasNotes
    />
  );
}

function cheaperFavourites({ list }: DataOf<'listLikedProducts'>): RailItem[] {
  return list
    .filter(isCheaper)
    .slice(0, RAIL_LENGTH)
    .map(({ product, price_when_liked }) => ({ product, priceBefore: price_when_liked }));
}

function BoughtBefore() {
  return (
    <ProductRail
      title={<Trans>Buy again</Trans>}
      query={{ ...boughtProductList.pages()(1), staleTime: STALE_MS, select: offeredStill }}
    />
  );
}

function offeredStill({ list }: DataOf<'listBoughtProducts'>): RailItem[] {
  return list
    .filter(({ product }) => product.stock > 0)
    .slice(0, RAIL_LENGTH)
    .map(({ product }) => ({ product }));
}

function NewInFollowedShops() {
  return (
    <ProductRail
      title={<Trans>New in shops you follow</Trans>}
      more={<SeeAll to="/heart" />}
      query={{ ...followFeedList.pages({ limit: PAGE_LIMIT })(1), staleTime: STALE_MS, select: newProducts }}
    />
  );
}

function newProducts({ list }: DataOf<'listFollowFeed'>): RailItem[] {
  return list
    .filter(({ kind }) => kind === 'new_product')
    .slice(0, RAIL_LENGTH)
    .map(({ product }) => ({ product }));
}

function ForYou() {
  return (
    <ProductRail
      title={<Trans>For you</Trans>}
      query={{ ...similarProductsQuery(undefined, { limit: RAIL_LENGTH }), staleTime: STALE_MS, select: toItems }}
    />
  );
}

function toItems({ list }: DataOf<'listSimilarProducts'>): RailItem[] {
  return list.map((product) => ({ product }));
}
