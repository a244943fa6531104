import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export function CaseLink({ refundId }: { refundId: number }) {
  return (
    <Link
      to="/refund/{-$id}/{-$sn}/{-$product_ids}/{-$amount}"
      params={{}}
      search={{ case: refundId }}
      className="hit-44 font-semibold text-brand"
    >
      <Trans>View case</Trans>
    </Link>
  );
}
