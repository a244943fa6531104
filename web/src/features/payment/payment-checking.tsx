import { Trans } from '@lingui/react/macro';
import { OutcomeCheck } from '../../feedback/outcome-check.tsx';

interface PaymentCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** Shown while an attempt is unanswered: the orders are fetched until it is known whether they are paid. */
export function PaymentChecking({ isUnreachable, onCheck }: PaymentCheckingProps) {
  return (
    <OutcomeCheck
      title={<Trans>We are checking whether your payment went through.</Trans>}
      detail={
        isUnreachable ? (
          <Trans>We cannot be reached right now. The app keeps checking. An order is never charged twice.</Trans>
        ) : (
          <Trans>This takes a few seconds. An order is never charged twice.</Trans>
        )
      }
      isUnreachable={isUnreachable}
      onCheck={onCheck}
    />
  );
}
