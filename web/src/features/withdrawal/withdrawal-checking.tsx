import { Trans } from '@lingui/react/macro';
import { OutcomeCheck } from '../../feedback/outcome-check.tsx';

interface WithdrawalCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** Replaces the form, or the pad, while an application is unanswered. */
export function WithdrawalChecking({ isUnreachable, onCheck }: WithdrawalCheckingProps) {
  return (
    <OutcomeCheck
      title={<Trans>We are checking whether your request arrived.</Trans>}
      detail={
        isUnreachable ? (
          <Trans>We cannot be reached right now. The app keeps checking. Nothing is sent twice.</Trans>
        ) : (
          <Trans>This takes a few seconds. Nothing is withdrawn twice.</Trans>
        )
      }
      isUnreachable={isUnreachable}
      onCheck={onCheck}
    />
  );
}
