import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../i18n/error-messages.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { WithdrawNotice } from './use-withdraw.ts';

/** What came of the last attempt; a wrong code is said at the pad. */
export function WithdrawalNotice({ notice }: { notice: WithdrawNotice | undefined }) {
  const { i18n } = useLingui();
  if (notice === undefined || notice.kind === 'wrong-code') return null;
  if (notice.kind === 'unanswered') {
    return (
      <p
        role="alert"
        className="flex items-start gap-2 rounded-box bg-waiting-soft px-3.5 py-3 text-14 text-waiting-ink"
      >
        <Icon name="alert" size={18} className="mt-px" />
        <Trans>
          No answer came, and nothing has been applied for so far. Apply again: the same is never withdrawn twice.
        </Trans>
      </p>
    );
  }
  const { text, advice } = errorMessage(notice.error, i18n);
  return (
    <div role="alert" className="flex items-start gap-2 rounded-box bg-danger-soft px-3.5 py-3 text-14 text-danger">
      <Icon name="alert" size={18} className="mt-px" />
      <div className="min-w-0">
        <p className="font-semibold">{text}</p>
        <p>
          <Trans>Nothing was applied for.</Trans> {advice}
        </p>
      </div>
    </div>
  );
}
