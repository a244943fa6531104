import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** No shop has this id. */
export function ShopUnknown() {
  const { t } = useLingui();
  return (
    <>
      <ScreenBar title={t`Shop`} parent="/searchs" />
      <Notice
        icon="shop"
        title={<Trans>There is no shop at this address.</Trans>}
        detail={<Trans>The link may be old or mistyped.</Trans>}
        action={
          <Link to="/searchs" className={buttonLook({ size: 'medium' })}>
            <Trans>Search shops</Trans>
          </Link>
        }
      />
    </>
  );
}
