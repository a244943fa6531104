import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotFoundState } from '../../navigation/not-found-state.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** No shop has this id, or the address names none. */
export function ShopNotFound() {
  const { t } = useLingui();
  return (
    <NotFoundState
      title={t`Shop`}
      parent="/searchs"
      icon="shop"
      says={<Trans>There is no shop at this address.</Trans>}
    >
      <Link to="/searchs" className={buttonClass({ size: 'medium' })}>
        <Trans>Search shops</Trans>
      </Link>
    </NotFoundState>
  );
}
