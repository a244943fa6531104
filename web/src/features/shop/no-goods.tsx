import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** An open shop without a product. */
export function NoGoods() {
  return (
    <Notice
      icon="package"
      title={<Trans>This shop has nothing on sale now.</Trans>}
      action={
        <Link to="/searchs" className={buttonLook({ size: 'medium', kind: 'quiet' })}>
          <Trans>See other shops</Trans>
        </Link>
      }
    />
  );
}
