import { homeQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../feedback/error-state.tsx';
import { useSignedIn } from '../../session/session.ts';
import { HomeBar } from './home-bar.tsx';
import { HomeContent } from './home-content.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';

export function HomePage() {
  const home = useQuery(homeQuery());
  const signedIn = useSignedIn();
  return (
    <>
      <HomeBar productCount={home.data?.product_count} />
      <div className="flex flex-col gap-4 px-4">
        {home.data ? (
          <HomeContent blocks={home.data.blocks} signedIn={signedIn} onRetry={home.refetch} />
        ) : home.isError ? (
          <ErrorState error={home.error} onRetry={home.refetch} />
        ) : (
          <HomeSkeleton signedIn={signedIn} />
        )}
      </div>
    </>
  );
}
