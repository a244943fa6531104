import { Trans } from '@lingui/react/macro';
import { OutcomeCheck } from '../../feedback/outcome-check.tsx';

interface WithdrawalCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** Stands in place of the form, or of the pad, while it is not known whether the application was received. */
export function WithdrawalChecking({ isUnreachable, onCheck }: WithdrawalCheckingProps) {
  return (
    <OutcomeCheck
      title={<Trans>We are checking whether your application was received.</Trans>}
      detail={
        isUnreachable ? (
          <Trans>
            The server cannot be reached at the moment. We go on asking by ourselves; nothing is sent twice.
          </Trans>
        ) : (
          <Trans>No answer came. This takes a few seconds; nothing is withdrawn twice.</Trans>
        )
      }
      isUnreachable={isUnreachable}
      onCheck={onCheck}
    />
  );
}
