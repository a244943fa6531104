import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../navigation/link-button.tsx';
import { NotFoundState } from '../navigation/not-found-state.tsx';

/** The screen for a path that no route matches. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <NotFoundState title={t`Page not found`} icon="search" message={<Trans>There is no page at this address.</Trans>}>
      <LinkButton to="/home" size="medium">
        <Trans>Go to home page</Trans>
      </LinkButton>
      <LinkButton to="/search" size="medium" variant="quiet">
        <Trans>Search</Trans>
      </LinkButton>
    </NotFoundState>
  );
}
