import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rechargeMethodsQuery } from '@meridian/sdk/react';
import { compareMoney } from '@meridian/sdk/rules';
import { useQuery } from '@tanstack/react-query';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { payCodeLink } from '../../entities/wallet/pay-code-link.ts';
import { topUpPath } from '../../entities/wallet/recharge-methods.ts';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLinkButton, LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';

interface PayHindranceProps {
  orderIds: readonly number[];
  user: Schema<'UserInfo'>;
  /** The amount the available balance lacks. */
  shortfall: string | null;
  lock: { until: string; remaining: string } | undefined;
  onForgot: () => void;
}

/** What the customer has to do before the order can be paid, with a link there that leads back. */
export function PayHindrance({ orderIds, user, shortfall, lock, onForgot }: PayHindranceProps) {
  const { time } = useFormats();
  const back = paymentPath(orderIds);
  if (user.wallet_frozen) {
    return (
      <Hindrance
        icon="shield"
        title={<Trans>Your wallet is frozen</Trans>}
        detail={
          <Trans>
            You can receive money but not pay. Your balance is still yours. Customer service can tell you why and what
            to do.
          </Trans>
        }
      >
        <LinkButton to="/service" search={{ order: orderIds[0] }} wide>
          <Trans>Ask customer service</Trans>
        </LinkButton>
      </Hindrance>
    );
  }
  if (shortfall !== null) return <TopUpShortfall shortfall={shortfall} returnTo={back} />;
  if (!user.pay_code_set) {
    return (
      <Hindrance
        icon="shield"
        title={<Trans>Set a payment code first</Trans>}
        detail={<Trans>6 to 12 digits that only you know. It takes a minute, then you come back here.</Trans>}
      >
        <LinkButton {...payCodeLink({ return: back })} wide>
          <Trans>Set payment code</Trans>
        </LinkButton>
      </Hindrance>
    );
  }
  if (lock === undefined) return null;
  return (
    <Hindrance
      icon="clock"
      title={<Trans>Your payment code is locked until {time(lock.until)}</Trans>}
      detail={<Trans>Too many wrong tries. Nothing was charged.</Trans>}
    >
      <p className="tabular text-22 font-semibold" role="timer">
        {lock.remaining}
      </p>
      <Button variant="plain" size="medium" onClick={onForgot}>
        <Trans>Forgot code?</Trans>
      </Button>
    </Hindrance>
  );
}

interface TopUpShortfallProps {
  /** The amount the available balance lacks. */
  shortfall: string;
  returnTo: string;
}

/** The shortfall of a payment and the ways to top up: by card, which returns to the payment, or by any method. */
function TopUpShortfall({ shortfall, returnTo }: TopUpShortfallProps) {
  const { money } = useFormats();
  const { data } = useQuery(rechargeMethodsQuery());
  const card = data?.list.find(({ method }) => method === 'card');
  const isCard = card?.enabled === true && compareMoney(shortfall, card.max) <= 0;
  const wanted = { amount: shortfall, returnTo };
  return (
    <Hindrance
      icon="wallet"
      title={<Trans>You need {money(shortfall)} more</Trans>}
      detail={
        <Trans>
          Top up the rest, then pay. Choose a method that arrives before your time is up. Top-ups under review do not
          count yet.
        </Trans>
      }
    >
      {isCard && (
        <InternalLinkButton path={topUpPath('card', wanted)} wide>
          <Trans>Top up {money(shortfall)} by card</Trans>
        </InternalLinkButton>
      )}
      <InternalLinkButton path={topUpPath(undefined, wanted)} variant={isCard ? 'plain' : 'primary'} wide>
        {isCard ? <Trans>Top up another way</Trans> : <Trans>Top up {money(shortfall)}</Trans>}
      </InternalLinkButton>
    </Hindrance>
  );
}
