import type { Schema } from '@meridian/sdk';
import { Fragment } from 'react';
import { lazySection } from '../../feedback/lazy-section.tsx';
import { Deferred } from '../../navigation/deferred.tsx';
import { HOT_PRODUCTS, HomeBlock } from './home-block.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OrdersStrip, UnpaidStrip } from './orders-strip.tsx';
import { SignInCard } from './sign-in-card.tsx';

type Block = Schema<'HomeBlock'>;

interface HomeContentProps {
  blocks: readonly Block[];
  signedIn: boolean;
  onRetry: () => void;
}

const BelowFold = lazySection(() => import('./below-fold.tsx').then((module) => module.BelowFold));

/**
 * The blocks of the home page in the order of the server, but for the notices: in one strip below the banners, which what a
 * customer has to pay goes before. Below the products is an invitation to sign in, or what this customer may want.
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
      <Deferred>
        <BelowFold
          hotProducts={shown.find((block) => block.type === 'hot_products')?.items.slice(0, HOT_PRODUCTS) ?? []}
          blocks={shown.slice(aboveFold)}
          signedIn={signedIn}
          onRetry={onRetry}
        />
      </Deferred>
    </>
  );
}

/** How many blocks may be visible without scrolling: those up to the products. */
function countAboveFold(blocks: readonly Block[]): number {
  return blocks.findIndex(({ type }) => type === 'hot_products') + 1 || blocks.length;
}
