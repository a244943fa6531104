import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.tsx';

/** A link to the home page, for empty states. */
export function HomeLink() {
  return (
    <Link to="/home" className={buttonClass({ size: 'medium', variant: 'quiet' })}>
      <Trans>Go to home page</Trans>
    </Link>
  );
}
