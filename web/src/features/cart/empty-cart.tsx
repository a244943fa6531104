import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An empty bag, and what the customer may like. */
export function EmptyCart() {
  return (
    <>
      <EmptyState
        scene="bag"
        title={<Trans>Your bag is empty.</Trans>}
        action={
          <Link to="/explore" className={buttonClass({ size: 'medium' })}>
            <Trans>Go to Explore</Trans>
          </Link>
        }
      />
      <SuggestedProducts />
    </>
  );
}
