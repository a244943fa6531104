import { Trans } from '@lingui/react/macro';
import { type Checking, OutcomeCheck } from '../../feedback/outcome-check.tsx';

/** Replaces the form, or the pad, while an application is unanswered. */
export function WithdrawalChecking(checking: Checking) {
  return (
    <OutcomeCheck
      {...checking}
      title={<Trans>We are checking whether your request arrived.</Trans>}
      detail={
        checking.isUnreachable ? (
          <Trans>We cannot be reached right now. The app keeps checking. Nothing is sent twice.</Trans>
        ) : (
          <Trans>This takes a few seconds. Nothing is withdrawn twice.</Trans>
        )
      }
    />
  );
}
