import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** An open shop without a product. */
export function NoProducts() {
  return (
    <EmptyState
      icon="package"
      title={<Trans>This shop has nothing on sale now.</Trans>}
      action={
        <Link to="/searchs" className={buttonClass({ size: 'medium', kind: 'quiet' })}>
          <Trans>See other shops</Trans>
        </Link>
      }
    />
  );
}
