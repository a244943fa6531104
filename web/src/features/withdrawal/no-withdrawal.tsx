import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { AUDIT_STATUS } from '@meridian/sdk/rules';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';

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
      <LinkButton to="/service" wide>
        <Trans>Ask customer service</Trans>
      </LinkButton>
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
        <LinkButton to="/depositRecord" search={{ status: AUDIT_STATUS.auditing }} wide>
          <Trans>See what is on hold</Trans>
        </LinkButton>
      ) : (
        <LinkButton to="/topUp" wide>
          <Trans>Top up</Trans>
        </LinkButton>
      )}
    </Hindrance>
  );
}

interface ClosedTypeProps {
  type: Schema<'WithdrawalType'>;
  /** The other type, if it is open. */
  other: Schema<'WithdrawalType'> | undefined;
  onOther: (type: Schema<'WithdrawalType'>) => void;
}

/** Replaces the form while a type is switched off. */
export function ClosedType({ type, other, onOther }: ClosedTypeProps) {
  return (
    <Hindrance
      icon="clock"
      title={
        type === 'bank' ? (
          <Trans>You cannot withdraw to a bank card right now</Trans>
        ) : (
          <Trans>You cannot withdraw on-chain right now</Trans>
        )
      }
      detail={<Trans>Your balance does not change, and open requests continue.</Trans>}
    >
      {other !== undefined && (
        <Button variant="quiet" onClick={() => onOther(other)}>
          {other === 'bank' ? <Trans>Withdraw to a bank card</Trans> : <Trans>Withdraw on-chain</Trans>}
        </Button>
      )}
    </Hindrance>
  );
}
