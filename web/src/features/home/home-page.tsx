import { Trans } from '@lingui/react/macro';
import { PULL_HEAD_PX, type Schema } from '@meridian/sdk';
import { homeQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { ListEnd } from '../../list/list-end.tsx';
import { PullToRefresh } from '../../list/pull-to-refresh.tsx';
import { Deferred } from '../../navigation/deferred.tsx';
import { useRefreshBadges } from '../../session/badges.ts';
import { useSignedIn } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HomeBar } from './home-bar.tsx';
import { HomeBlock } from './home-block.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { UnpaidOrderStrip } from './unpaid-order-strip.tsx';

export function HomePage() {
  const home = useQuery(homeQuery());
  const signedIn = useSignedIn();
  const refreshBadges = useRefreshBadges();
  const { refetch } = home;
  const renderBlock = (block: Schema<'HomeBlock'>) => (
    <Fragment key={block.type}>
      <HomeBlock block={block} onRetry={refetch} />
      {block.type === 'categories' && !signedIn && <SignInCard />}
    </Fragment>
  );
  return (
    <>
      <HomeBar productCount={home.data?.product_count} />
      <PullToRefresh thresholdPx={PULL_HEAD_PX} onRefresh={() => Promise.all([refetch(), refreshBadges()])}>
        <div className="flex flex-col gap-4.5 px-4 pt-1">
          {home.data ? (
            <>
              {home.data.blocks.slice(0, countAboveFold(home.data.blocks)).map(renderBlock)}
              <Deferred>
                {home.data.blocks.slice(countAboveFold(home.data.blocks)).map(renderBlock)}
                <ListEnd />
              </Deferred>
            </>
          ) : home.isError ? (
            <ErrorState error={home.error} onRetry={refetch} />
          ) : (
            <HomeSkeleton isVisitor={!signedIn} />
          )}
        </div>
      </PullToRefresh>
      {signedIn && <UnpaidOrderStrip />}
    </>
  );
}

/** How many blocks may be visible without scrolling: those up to the products. */
function countAboveFold(blocks: Schema<'HomeBlock'>[]): number {
  return blocks.findIndex(({ type }) => type === 'hot_products') + 1 || blocks.length;
}

/** Invites a visitor to sign in. */
function SignInCard() {
  return (
    <section className="flex min-h-17 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-card px-4 py-3">
      <p className="min-w-0 flex-1 basis-[9rem] text-balance text-14 text-ink-2">
        <Trans>Sign in for your bag, orders and balance.</Trans>
      </p>
      <Link to="/login" className={buttonClass({ size: 'small', variant: 'quiet' })}>
        <Trans>Sign in</Trans>
      </Link>
    </section>
  );
}
