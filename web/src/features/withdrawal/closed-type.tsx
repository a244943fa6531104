import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { Button } from '../../ui/button.tsx';

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
