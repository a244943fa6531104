import type { Schema } from '@meridian/sdk';
import { Fragment } from 'react';
import { lazySection } from '../../feedback/lazy-section.tsx';
import { Deferred } from '../../navigation/deferred.tsx';
import { HOT_PRODUCTS, HomeBlock } from './home-block.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import { OrdersCard } from './orders-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

type Block = Schema<'HomeBlock'>;

interface HomeContentProps {
  blocks: readonly Block[];
  signedIn: boolean;
  onRetry: () => void;
}

const BelowFold = lazySection(() => import('./below-fold.tsx').then((module) => module.BelowFold));

/**
 * The blocks of the home page in the order of the server, but for the notices, which stand on top. Below the categories is
 * what a customer has to pay; below the products an invitation to sign in, or what this customer may want.
 */
export function HomeContent({ blocks, signedIn, onRetry }: HomeContentProps) {
  const shown = blocks.filter(({ type }) => type !== 'notices');
  const aboveFold = countAboveFold(shown);
  return (
    <>
      <NoticeStrip notices={blocks.find((block) => block.type === 'notices')?.items ?? []} />
      {shown.slice(0, aboveFold).map((block) => (
        <Fragment key={block.type}>
          <HomeBlock block={block} onRetry={onRetry} />
          {signedIn && block.type === 'categories' && <OrdersCard />}
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
