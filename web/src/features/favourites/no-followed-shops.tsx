import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The followed shops and their news, before a customer follows one. */
export function NoFollowedShops() {
  return (
    <EmptyState
      icon="shop"
      title={<Trans>You follow no shop yet.</Trans>}
      detail={<Trans>What is new in the shops you follow comes to you.</Trans>}
      action={
        <Link to="/searchs" className={buttonClass({ size: 'medium' })}>
          <Trans>Find shops</Trans>
        </Link>
      }
    />
  );
}
