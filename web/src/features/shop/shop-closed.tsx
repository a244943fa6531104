import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A closed shop: nothing can be bought, and what was bought before goes on. */
export function ShopClosed() {
  return (
    <EmptyState
      icon="shop"
      title={<Trans>This shop is closed.</Trans>}
      detail={<Trans>Nothing can be bought here now. Orders and refunds from before go on as usual.</Trans>}
      action={
        <Link to="/searchs" className={buttonClass({ size: 'medium', kind: 'quiet' })}>
          <Trans>See other shops</Trans>
        </Link>
      }
    />
  );
}
