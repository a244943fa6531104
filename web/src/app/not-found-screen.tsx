import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { NotFoundState } from '../navigation/not-found-state.tsx';
import { buttonClass } from '../ui/button.tsx';

/** The screen for a path that no route matches. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <NotFoundState title={t`Page not found`} icon="search" message={<Trans>There is no page at this address.</Trans>}>
      <Link to="/home" className={buttonClass({ size: 'medium' })}>
        <Trans>Go to home page</Trans>
      </Link>
      <Link to="/search" className={buttonClass({ size: 'medium', variant: 'quiet' })}>
        <Trans>Search</Trans>
      </Link>
    </NotFoundState>
  );
}
