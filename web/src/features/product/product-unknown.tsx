import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No product has this id, or the address names none. */
export function ProductUnknown() {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar title={t`Product`} parent="/explore" />
      <Notice
        icon="package"
        title={<Trans>There is no product at this address.</Trans>}
        detail={<Trans>The link may be old or mistyped.</Trans>}
        action={
          <Link to="/explore" className={buttonLook({ size: 'medium' })}>
            <Trans>Go to Explore</Trans>
          </Link>
        }
      />
    </>
  );
}
