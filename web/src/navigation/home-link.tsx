import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../ui/button.tsx';

/** The way on from a place where there is nothing. */
export function HomeLink() {
  return (
    <Link to="/home" className={buttonClass({ size: 'medium', variant: 'quiet' })}>
      <Trans>Go to the home page</Trans>
    </Link>
  );
}
