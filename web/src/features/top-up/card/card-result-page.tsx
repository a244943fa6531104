import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { cardPaymentQuery, userInfoQuery } from '@meridian/sdk/react';
import { isCardPaymentOpen } from '@meridian/sdk/rules';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useIsShown } from '../../../behaviour/use-is-shown.ts';
import { isPaymentPath } from '../../../entities/order/payment-path.ts';
import { topUpPath } from '../../../entities/wallet/recharge-methods.ts';
import { CopyRow } from '../../../feedback/copy-row.tsx';
import { toasts } from '../../../feedback/toasts.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { InternalLinkButton } from '../../../navigation/link-button.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { MoneyRows } from '../../../ui/money-rows.tsx';
import { OutsideLink } from '../../../ui/outside-link.tsx';
import { outsideUrl } from '../../../ui/outside-url.ts';
import { ResultSkeleton } from '../skeletons.tsx';
import { TopUpFrame } from '../top-up-frame.tsx';
import { arrivalRows, TopUpOutcome } from '../top-up-outcome.tsx';
import type { Wanted } from '../top-up-search.ts';
import { useCardOutcome } from './card-outcome.tsx';
import { lastCardPayment } from './last-card-payment.ts';

/** How often, in milliseconds, a shown payment is fetched again while its outcome is open. */
const LOOK_AGAIN_MS = 3000;

interface CardResultPageProps {
  paymentId: number;
  wanted: Wanted;
}

/**
 * The outcome of a card payment as the server reports it (decision openapi/010). A success that an order's payment is
 * waiting for leads to that payment, the first time it is seen.
 */
export function CardResultPage(props: CardResultPageProps) {
  return (
    <TopUpFrame parent="/cardTopUp" missing="card_payment_not_found" skeleton={<ResultSkeleton />}>
      <CardResult key={props.paymentId} {...props} />
    </TopUpFrame>
  );
}

function CardResult({ paymentId, wanted }: CardResultPageProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const queries = useQueryClient();
  const router = useRouter();
  const isShown = useIsShown();
  const { data: payment } = useSuspenseQuery({
    ...cardPaymentQuery(paymentId),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && isCardPaymentOpen(data.status) ? LOOK_AGAIN_MS : false,
  });
  const { status, amount, fee, arrival, reference } = payment;
  const goOn = useEffectEvent(async () => {
    const { returnTo } = wanted;
    if (returnTo === undefined || !isPaymentPath(returnTo)) return;
    // The payment must see the new balance.
    await queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined);
    if (!isShown()) return;
    toasts.done(t`${money(arrival)} has been credited.`);
    router.history.replace(returnTo);
  });
  useEffect(() => {
    if (isCardPaymentOpen(status)) return;
    // The customer sees the outcome now, for the first time or again.
    const isNews = lastCardPayment.get()?.id === paymentId;
    if (isNews) lastCardPayment.set(null);
    // A success changes the data of these queries (getCardPayment).
    if (status !== 'succeeded') return;
    for (const queryKey of [userInfoQuery().queryKey, ['listRecharges'], ['listBills']]) {
      void queries.invalidateQueries({ queryKey });
    }
    if (isNews) void goOn();
  }, [status, paymentId, queries]);
  return (
    <TopUpOutcome {...useCardOutcome(payment)} wanted={wanted} action={<NextStep payment={payment} wanted={wanted} />}>
      <div className="flex flex-col gap-2 rounded-card bg-card p-4">
        <MoneyRows
          rows={[
            { key: 'amount', label: <Trans>Card top-up</Trans>, amount },
            ...(isCardPaymentOpen(status) || status === 'succeeded'
              ? arrivalRows(fee, arrival, status === 'succeeded')
              : []),
          ]}
        />
        <CopyRow label={t`Payment number`} value={reference} />
      </div>
    </TopUpOutcome>
  );
}

/** A link to the provider while the payment waits there, or another try after it has ended without money. */
function NextStep({
  payment: { status, arrival, provider_url },
  wanted,
}: {
  payment: Schema<'CardPayment'>;
  wanted: Wanted;
}) {
  if (status === 'succeeded' || status === 'unknown') return null;
  if (status === 'pending') {
    const provider = outsideUrl(provider_url, location.origin);
    if (provider === undefined) return null;
    return (
      <OutsideLink url={provider} target="_self" className={buttonClass({ wide: true })}>
        <Trans>Continue to the card page</Trans>
      </OutsideLink>
    );
  }
  return (
    <InternalLinkButton path={topUpPath('card', { amount: arrival, returnTo: wanted.returnTo })} wide>
      <Trans>Try again by card</Trans>
    </InternalLinkButton>
  );
}
