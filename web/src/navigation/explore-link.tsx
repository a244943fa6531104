import { Trans } from '@lingui/react/macro';
import type { ButtonVariant } from '../ui/button.tsx';
import { LinkButton } from './link-button.tsx';

export function ExploreLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  return (
    <LinkButton to="/explore" size="medium" variant={variant}>
      <Trans>Go to Explore</Trans>
    </LinkButton>
  );
}
