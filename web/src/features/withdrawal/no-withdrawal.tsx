import { Trans } from '@lingui/react/macro';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { Link } from '@tanstack/react-router';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { buttonClass } from '../../ui/button.tsx';

/** Replaces the form while the wallet is frozen. */
export function FrozenWallet() {
  return (
    <Hindrance
      icon="shield"
      title={<Trans>Your wallet is frozen</Trans>}
      detail={
        <Trans>
          You can receive money but not withdraw. Your balance is still yours. Customer service can tell you why and
          what to do.
        </Trans>
      }
    >
      <Link to="/service" className={buttonClass({ wide: true })}>
        <Trans>Ask customer service</Trans>
      </Link>
    </Hindrance>
  );
}

/** Replaces the form while the available balance is below the minimum of a withdrawal. */
export function NothingToWithdraw({ min, hasPending }: { min: string; hasPending: boolean }) {
  const { money } = useFormats();
  return (
    <Hindrance
      icon="wallet"
      title={<Trans>You can withdraw {money(min)} or more</Trans>}
      detail={
        hasPending ? (
          <Trans>You have less available. The rest is on hold for a withdrawal under review.</Trans>
        ) : (
          <Trans>You have less available. Refunds and top-ups are added to your balance.</Trans>
        )
      }
    >
      {hasPending ? (
        <Link to="/depositRecord" search={{ status: AUDIT_STATUS.auditing }} className={buttonClass({ wide: true })}>
          <Trans>See what is on hold</Trans>
        </Link>
      ) : (
        <Link to="/topUp" className={buttonClass({ wide: true })}>
          <Trans>Top up</Trans>
        </Link>
      )}
    </Hindrance>
  );
}
