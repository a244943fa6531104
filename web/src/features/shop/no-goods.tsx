import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/notice.tsx';

/** An open shop without a product. */
export function NoGoods() {
  return <Notice icon="package" title={<Trans>This shop has nothing on sale now.</Trans>} />;
}
