import { Trans } from '@lingui/react/macro';
import { LinkButton } from './link-button.tsx';

export function HomeLink() {
  return (
    <LinkButton to="/home" size="medium" variant="quiet">
      <Trans>Go to home page</Trans>
    </LinkButton>
  );
}
