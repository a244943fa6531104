import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { buttonClass } from '../../ui/button.tsx';

/** In place of the form while the wallet is frozen. */
export function FrozenWallet() {
  return (
    <Hindrance
      icon="shield"
      title={<Trans>Your wallet is frozen</Trans>}
      detail={
        <Trans>
          Money can come in, but nothing can be withdrawn. The balance stays yours. Customer service says why, and what
          to do.
        </Trans>
      }
    >
      <Link to="/service" className={buttonClass({ wide: true })}>
        <Trans>Ask customer service</Trans>
      </Link>
    </Hindrance>
  );
}

/** In place of the form while less is available than can be withdrawn at once. */
export function NothingToWithdraw({ min, hasPending }: { min: string; hasPending: boolean }) {
  const { money } = useFormats();
  return (
    <Hindrance
      icon="wallet"
      title={<Trans>You can withdraw from {money(min)}</Trans>}
      detail={
        hasPending ? (
          <Trans>Less than that is available; the rest is held by a withdrawal that is under review.</Trans>
        ) : (
          <Trans>Less than that is available. Refunds and top-ups are added to your balance.</Trans>
        )
      }
    >
      {hasPending ? (
        <Link to="/depositRecord" search={{ status: 0 }} className={buttonClass({ wide: true })}>
          <Trans>See what is held</Trans>
        </Link>
      ) : (
        <Link to="/topUp" className={buttonClass({ wide: true })}>
          <Trans>Top up</Trans>
        </Link>
      )}
    </Hindrance>
  );
}
