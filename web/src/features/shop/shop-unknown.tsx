import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { UnknownScreen } from '../../shell/unknown-screen.tsx';
import { buttonLook } from '../../ui/button.tsx';

/** No shop has this id, or the address names none. */
export function ShopUnknown() {
  const { t } = useLingui();
  return (
    <UnknownScreen
      title={t`Shop`}
      parent="/searchs"
      icon="shop"
      says={<Trans>There is no shop at this address.</Trans>}
    >
      <Link to="/searchs" className={buttonLook({ size: 'medium' })}>
        <Trans>Search shops</Trans>
      </Link>
    </UnknownScreen>
  );
}
