import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenBar } from './screen-bar.tsx';

/** No screen has this address. */
export function NotFoundScreen() {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar title={t`Page not found`} />
      <Notice
        icon="search"
        title={<Trans>There is no page at this address.</Trans>}
        detail={<Trans>The link may be old or mistyped.</Trans>}
        action={
          <>
            <Link to="/home" className={buttonLook({ size: 'medium' })}>
              <Trans>Go to the home page</Trans>
            </Link>
            <Link to="/search" className={buttonLook({ size: 'medium', kind: 'quiet' })}>
              <Trans>Search</Trans>
            </Link>
          </>
        }
      />
    </>
  );
}
