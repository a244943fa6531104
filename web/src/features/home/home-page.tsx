import { PULL_HEAD_PX, type Schema } from '@meridian/sdk';
import { homeQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { ListEnd } from '../../list/list-end.tsx';
import { PullToRefresh } from '../../list/pull-to-refresh.tsx';
import { Deferred } from '../../navigation/deferred.tsx';
import { useRefreshBadges } from '../../session/badges.ts';
import { useSignedIn } from '../../session/session.ts';
import { HomeBar } from './home-bar.tsx';
import { HomeBlock } from './home-block.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { UnpaidStrip } from './unpaid-strip.tsx';
import { VisitorCard } from './visitor-card.tsx';

export function HomePage() {
  const home = useQuery(homeQuery());
  const signedIn = useSignedIn();
  const refreshBadges = useRefreshBadges();
  const { refetch } = home;
  const draw = (block: Schema<'HomeBlock'>) => (
    <Fragment key={block.type}>
      <HomeBlock block={block} onRetry={refetch} />
      {block.type === 'categories' && !signedIn && <VisitorCard />}
    </Fragment>
  );
  return (
    <>
      <HomeBar productCount={home.data?.product_count} />
      <PullToRefresh headPx={PULL_HEAD_PX} onRefresh={() => Promise.all([refetch(), refreshBadges()])}>
        <div className="flex flex-col gap-4.5 px-4 pt-1">
          {home.data ? (
            <>
              {home.data.blocks.slice(0, countInSight(home.data.blocks)).map(draw)}
              <Deferred>
                {home.data.blocks.slice(countInSight(home.data.blocks)).map(draw)}
                <ListEnd />
              </Deferred>
            </>
          ) : home.isError ? (
            <ErrorState error={home.error} onRetry={refetch} />
          ) : (
            <HomeSkeleton visitor={!signedIn} />
          )}
        </div>
      </PullToRefresh>
      {signedIn && <UnpaidStrip />}
    </>
  );
}

/** How many blocks may be seen without scrolling: those down to the products, which go on below the edge. */
function countInSight(blocks: Schema<'HomeBlock'>[]): number {
  return blocks.findIndex(({ type }) => type === 'hot_products') + 1 || blocks.length;
}
