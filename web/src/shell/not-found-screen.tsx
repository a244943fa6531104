import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

/** No screen has this address. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <UnknownScreen title={t`Page not found`} icon="search" says={<Trans>There is no page at this address.</Trans>}>
      <Link to="/home" className={buttonLook({ size: 'medium' })}>
        <Trans>Go to the home page</Trans>
      </Link>
      <Link to="/search" className={buttonLook({ size: 'medium', kind: 'quiet' })}>
        <Trans>Search</Trans>
      </Link>
    </UnknownScreen>
  );
}
