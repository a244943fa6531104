import { Trans } from '@lingui/react/macro';
import { Icon } from '../../ui/icon/icon.tsx';

interface ContactStateProps {
  contact: { isVerified: boolean; pending: { to: string } | null };
}

/** Whether an e-mail address or a mobile number is proven, in words. */
export function ContactState({ contact: { isVerified, pending } }: ContactStateProps) {
  if (pending !== null)
    return (
      <span className="text-waiting-ink">
        <Trans>Verification pending</Trans>
      </span>
    );
  return isVerified ? (
    <span className="inline-flex items-center gap-1 text-success-ink">
      <Icon name="check" size={14} />
      <Trans>Verified</Trans>
    </span>
  ) : (
    <span className="text-waiting-ink">
      <Trans>Not verified</Trans>
    </span>
  );
}
