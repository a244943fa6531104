import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { useFormats } from '../../i18n/formats.ts';

/**
 * The masked destination of a withdrawal: `Bank of Kyoto **** 4417`, `TRC20-USDT TGgH…tzgX`. A line breaks before the
 * number, not in it.
 */
export function Destination({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { bank_name, bank_card_number, network, address } = withdrawal;
  return (
    <bdi translate="no" className="wrap-anywhere">
      {bank_name ?? network} <span className="inline-block">{bank_card_number ?? address}</span>
    </bdi>
  );
}

/** What happens next and by when, or the outcome. */
export function WithdrawalNextStep({ withdrawal }: { withdrawal: Schema<'Withdrawal'> }) {
  const { money, moment } = useFormats();
  const { status, next_by } = withdrawal;
  const [amount, arrival] = [money(withdrawal.amount), money(withdrawal.arrival)];
  if (status === AUDIT_STATUS.passed)
    return (
      <Trans>
        {arrival} was sent. {amount} has left your balance.
      </Trans>
    );
  if (status !== AUDIT_STATUS.auditing) return <Trans>Nothing was sent or charged. {amount} is available again.</Trans>;
  if (next_by === null) return <Trans>We received your request. {amount} is on hold until we decide.</Trans>;
  const by = moment(next_by);
  return (
    <Trans>
      We received your request and will decide by {by}. {amount} is on hold until then.
    </Trans>
  );
}
