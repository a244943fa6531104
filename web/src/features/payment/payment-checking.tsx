import { Trans } from '@lingui/react/macro';
import { OutcomeCheck } from '../../feedback/outcome-check.tsx';

interface PaymentCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** An attempt went out and no answer came: the orders are asked for until it is known whether they are paid. */
export function PaymentChecking({ isUnreachable, onCheck }: PaymentCheckingProps) {
  return (
    <OutcomeCheck
      title={<Trans>We are checking whether your payment arrived.</Trans>}
      detail={
        isUnreachable ? (
          <Trans>
            We cannot be reached at the moment. The app goes on asking by itself; an order is never charged twice.
          </Trans>
        ) : (
          <Trans>No answer came. This takes a few seconds; an order is never charged twice.</Trans>
        )
      }
      isUnreachable={isUnreachable}
      onCheck={onCheck}
    />
  );
}
