import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { TopUpShortfall } from './top-up-shortfall.tsx';

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
        <LinkButton to="/changePayPwd" search={{ return: back }} wide>
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
