import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Fragment } from 'react';
import { lazySection } from '../../feedback/lazy.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { HOT_PRODUCTS, HomeBlock } from './home-block.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OrdersStrip, UnpaidStrip } from './orders-strip.tsx';

type Block = Schema<'HomeBlock'>;

interface HomeContentProps {
  blocks: readonly Block[];
  signedIn: boolean;
  onRetry: () => void;
}

const BelowFold = lazySection(
  () => import('./below-fold.tsx').then((module) => module.BelowFold),
  () => null,
);

/**
 * The blocks of the home page in the server's order, except the notices. They are in one strip below the banners, where
 * an unpaid order takes precedence. Below the products come an invitation to sign in, or the personal rails.
 */
export function HomeContent({ blocks, signedIn, onRetry }: HomeContentProps) {
  const shown = blocks.filter(({ type }) => type !== 'notices');
  const aboveFold = countAboveFold(shown);
  const notices = blocks.find((block) => block.type === 'notices')?.items ?? [];
  const strip = signedIn ? (
    <UnpaidStrip>
      <NoticeStrip notices={notices} otherwise={<OrdersStrip />} />
    </UnpaidStrip>
  ) : (
    <NoticeStrip notices={notices} />
  );
  return (
    <>
      {shown[0]?.type !== 'banners' && strip}
      {shown.slice(0, aboveFold).map((block, index) => (
        <Fragment key={block.type}>
          <HomeBlock block={block} onRetry={onRetry} />
          {index === 0 && block.type === 'banners' && strip}
        </Fragment>
      ))}
      {!signedIn && <SignInCard />}
      <BelowFold
        hotProducts={shown.find((block) => block.type === 'hot_products')?.items.slice(0, HOT_PRODUCTS) ?? []}
        blocks={shown.slice(aboveFold)}
        signedIn={signedIn}
        onRetry={onRetry}
      />
    </>
  );
}

/** The number of blocks that may be visible without scrolling: those up to the hot products. */
function countAboveFold(blocks: readonly Block[]): number {
  return blocks.findIndex(({ type }) => type === 'hot_products') + 1 || blocks.length;
}

/** Invites a visitor to sign in. */
function SignInCard() {
  return (
    <section className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-card px-4 py-2">
      <p className="min-w-0 flex-1 basis-[9rem] text-balance text-14 text-ink-2">
        <Trans>Sign in to see your bag, orders and balance.</Trans>
      </p>
      <LinkButton to="/login" size="small" variant="quiet">
        <Trans>Sign in</Trans>
      </LinkButton>
    </section>
  );
}
