import { PULL_HEAD_PX } from '@meridian/sdk';
import { homeQuery } from '@meridian/sdk/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ErrorState } from '../../feedback/error-state.tsx';
import { PullToRefresh } from '../../list/pull-to-refresh.tsx';
import { useSignedIn } from '../../session/session.ts';
import { HomeBar } from './home-bar.tsx';
import { HomeContent } from './home-content.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

export function HomePage() {
  const home = useQuery(homeQuery());
  const queries = useQueryClient();
  const signedIn = useSignedIn();
  // With the counters of the frame and the rails that have been loaded: screens that are hidden have no active queries.
  const refresh = () => queries.refetchQueries({ type: 'active' });
  return (
    <>
      <HomeBar productCount={home.data?.product_count} />
      <PullToRefresh thresholdPx={PULL_HEAD_PX} onRefresh={refresh}>
        <div className="flex flex-col gap-4.5 px-4 pt-1">
          {home.data ? (
            <HomeContent blocks={home.data.blocks} signedIn={signedIn} onRetry={home.refetch} />
          ) : home.isError ? (
            <ErrorState error={home.error} onRetry={home.refetch} />
          ) : (
            <HomeSkeleton signedIn={signedIn} />
          )}
        </div>
      </PullToRefresh>
    </>
  );
}
