import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';

/** The way on from a place where there is nothing. */
export function HomeLink() {
  return (
    <Link to="/home" className={buttonLook({ size: 'medium', kind: 'quiet' })}>
      <Trans>Go to the home page</Trans>
    </Link>
  );
}
