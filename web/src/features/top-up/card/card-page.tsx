import { Trans } from '@lingui/react/macro';
import { cardPaymentQuery, rechargeMethodsQuery } from '@meridian/sdk/react';
import { isCardPaymentOpen } from '@meridian/sdk/rules';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../../i18n/formats.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ClosedMethod } from '../closed-method.tsx';
import { CardSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import type { Wanted } from '../top-up-search.ts';
import { CardForm } from './card-form.tsx';
import { lastCardPayment } from './last-card-payment.ts';

interface CardPageProps {
  wanted: Wanted;
  /** Replaces the form with the payment. The browser then leaves for the provider's page. */
  onBegun: (paymentId: number) => Promise<void>;
}

/** A top-up by card: asks for the amount, then leads to the provider's page. */
export function CardPage(props: CardPageProps) {
  return (
    <TopUpFrame skeleton={<CardSkeleton hasQuote={props.wanted.amount !== undefined} />}>
      <Card key={props.wanted.amount} {...props} />
    </TopUpFrame>
  );
}

function Card({ wanted, onBegun }: CardPageProps) {
  const { data } = useSuspenseQuery(rechargeMethodsQuery());
  const method = data.list.find((one) => one.method === 'card');
  return (
    <div className="flex flex-col gap-6 px-4 pt-2 pb-6">
      <LastCardPayment />
      {method?.enabled ? (
        <CardForm method={method} wanted={wanted} onBegun={onBegun} />
      ) : (
        <ClosedMethod wanted={wanted} />
      )}
    </div>
  );
}

/** A card payment that is under way, or whose outcome the customer has not seen, so that nobody pays twice. */
function LastCardPayment() {
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
