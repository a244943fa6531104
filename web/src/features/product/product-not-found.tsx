import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** No product has this id, or the address names none. */
export function ProductNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState
      title={t`Product`}
      parent="/explore"
      icon="package"
      says={<Trans>There is no product at this address.</Trans>}
    >
      <Link to="/explore" className={buttonClass({ size: 'medium' })}>
        <Trans>Go to Explore</Trans>
      </Link>
    </NotFoundState>
  );
}
