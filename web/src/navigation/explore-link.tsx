import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ButtonVariant, buttonClass } from '../ui/button.tsx';

/** A link to Explore, for empty states. */
export function ExploreLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  return (
    <Link to="/explore" className={buttonClass({ size: 'medium', variant })}>
      <Trans>Go to Explore</Trans>
    </Link>
  );
}
