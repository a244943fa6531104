import { Trans } from '@lingui/react/macro';
import { cardPaymentQuery } from '@meridian/sdk/react';
import { isCardPaymentOpen } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/formats.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lastCardPayment } from './last-card-payment.ts';

/** A card payment that is under way, or whose outcome the customer has not seen, so that nobody pays twice. */
export function LastCardPayment() {
  const last = lastCardPayment.use();
  const { money } = useFormats();
  const { data } = useQuery({ ...cardPaymentQuery(last?.id ?? 0), enabled: last !== null });
  if (last === null || data === undefined) return null;
  return (
    <Link
      to="/cardTopUp"
      search={{ payment_id: last.id, return: last.returnTo }}
      className="flex items-center gap-3 rounded-card bg-waiting-soft p-4 text-14 text-waiting-ink"
    >
      <Icon name="clock" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          {isCardPaymentOpen(data.status) ? (
            <Trans>A card payment of {money(data.amount)} is in progress</Trans>
          ) : (
            <Trans>Your card payment of {money(data.amount)} has ended</Trans>
          )}
        </span>
        <Trans>Check what happened before you pay again.</Trans>
      </span>
      <Icon name="forward" size={16} />
    </Link>
  );
}
