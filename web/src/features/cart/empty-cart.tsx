import { Trans } from '@lingui/react/macro';
import { SuggestedProducts } from '../../entities/product/suggested-products.tsx';
import { ExploreLink } from '../../navigation/explore-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An empty bag, with suggested products. */
export function EmptyCart() {
  return (
    <>
      <EmptyState scene="bag" title={<Trans>Your bag is empty.</Trans>} action={<ExploreLink />} />
      <SuggestedProducts />
    </>
  );
}
