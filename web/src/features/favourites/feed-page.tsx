import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { followedShopList, followFeedList } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import { ProductListItem } from '../../entities/product/product-list-item.tsx';
import { RecentProductsRail } from '../../entities/product/recent-products-rail.tsx';
import { Saving } from '../../entities/product/saving.tsx';
import { BagLink } from '../../entities/sku/bag-link.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InfiniteList } from '../../list/infinite-list.tsx';
import { useInfiniteList } from '../../list/use-infinite-list.ts';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { barActionClass } from '../../ui/bar-action.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductRowSkeleton } from '../../ui/product/product-row.tsx';
import { NoFollowedShops } from './empty-favourites.tsx';

/** The feed of followed shops and favourites, the newest first, below the products viewed on this device. */
export function FeedPage() {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar
        parent="/profile"
        actions={
          <>
            <Link to="/myFavourite" search={{ tab: 'shops' }} className={barActionClass}>
              <Trans>Shops</Trans>
            </Link>
            {/* With large text the title needs the room. */}
            <span className="@max-[12rem]:hidden">
              <BagLink />
            </span>
          </>
        }
      />
      <div className="flex grow flex-col px-4 pb-4">
        <InfiniteList
          list={followFeedList.pages()}
          label={t`What’s new`}
          layout="rows"
          skeleton={<ProductRowSkeleton />}
          row={(item) => <ProductListItem product={item.product} note={<FeedNote item={item} />} />}
          empty={<EmptyFeed />}
        >
          <div className="pb-5">
            <RecentProductsRail />
          </div>
        </InfiniteList>
      </div>
    </>
  );
}

/** What happened to the product, and when. */
function FeedNote({ item }: { item: Schema<'FeedItem'> }) {
  const { shortDay } = useFormats();
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <FeedEvent item={item} />
      <time dateTime={item.at} className="text-ink-2">
        {shortDay(item.at)}
      </time>
    </span>
  );
}

/** Null for an unknown kind (contract, FeedItem). */
function FeedEvent({ item }: { item: Schema<'FeedItem'> }) {
  if (item.kind === 'new_product') {
    return (
      <span className="inline-flex rounded-small bg-brand-soft px-1.5 py-0.5 font-semibold text-brand">
        <Trans>New in the shop</Trans>
      </span>
    );
  }
  if (item.price_before === null) return null;
  return <Saving from={item.price_before} to={item.product.price} />;
}

function EmptyFeed() {
  const { total } = useInfiniteList(followedShopList.pages());
  if (total === 0) return <NoFollowedShops />;
  return (
    <EmptyState
      scene="bell"
      title={<Trans>Nothing new in the last 90 days.</Trans>}
      detail={<Trans>New products and price drops from your shops and favourites appear here.</Trans>}
      action={<ExploreLink />}
    />
  );
}
