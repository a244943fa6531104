import { Trans } from '@lingui/react/macro';
import { Hindrance } from '../../feedback/hindrance.tsx';
import { Button } from '../../ui/button.tsx';
import type { WithdrawalType } from './withdraw-schema.ts';

interface ClosedTypeProps {
  type: WithdrawalType;
  /** The type that is open, if any. */
  other: WithdrawalType | undefined;
  onOther: (type: WithdrawalType) => void;
}

/** In place of the form while a type is switched off. */
export function ClosedType({ type, other, onOther }: ClosedTypeProps) {
  return (
    <Hindrance
      icon="clock"
      title={
        type === 'bank' ? (
          <Trans>Withdrawing to a bank card is closed at present</Trans>
        ) : (
          <Trans>Withdrawing on-chain is closed at present</Trans>
        )
      }
      detail={<Trans>Your balance stays as it is, and what was applied for goes on.</Trans>}
    >
      {other !== undefined && (
        <Button variant="quiet" onClick={() => onOther(other)}>
          {other === 'bank' ? <Trans>Withdraw to a bank card</Trans> : <Trans>Withdraw on-chain</Trans>}
        </Button>
      )}
    </Hindrance>
  );
}
