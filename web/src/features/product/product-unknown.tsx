import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { UnknownScreen } from '../../shell/unknown-screen.tsx';
import { buttonLook } from '../../ui/button.tsx';

/** No product has this id, or the address names none. */
export function ProductUnknown() {
  const { t } = useLingui();
  return (
    <UnknownScreen
      title={t`Product`}
      parent="/explore"
      icon="package"
      says={<Trans>There is no product at this address.</Trans>}
    >
      <Link to="/explore" className={buttonLook({ size: 'medium' })}>
        <Trans>Go to Explore</Trans>
      </Link>
    </UnknownScreen>
  );
}
