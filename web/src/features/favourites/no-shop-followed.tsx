import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The followed shops and their news, before a customer follows one. */
export function NoShopFollowed() {
  return (
    <Notice
      icon="shop"
      title={<Trans>You follow no shop yet.</Trans>}
      detail={<Trans>What is new in the shops you follow comes to you.</Trans>}
      action={
        <Link to="/searchs" className={buttonLook({ size: 'medium' })}>
          <Trans>Find shops</Trans>
        </Link>
      }
    />
  );
}
