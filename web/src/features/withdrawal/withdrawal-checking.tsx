import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface WithdrawalCheckingProps {
  isUnreachable: boolean;
  onCheck: () => void;
}

/** Stands in place of the form, or of the pad, while it is not known whether the application was received. */
export function WithdrawalChecking({ isUnreachable, onCheck }: WithdrawalCheckingProps) {
  return (
    <div role="status" className="flex flex-col items-center gap-2 px-6 py-8 text-center">
      <Icon
        name={isUnreachable ? 'offline' : 'spinner'}
        size={32}
        className={isUnreachable ? 'text-ink-2' : 'animate-spin text-brand'}
      />
      <p className="mt-2 text-16 font-semibold">
        <Trans>We are checking whether your application was received.</Trans>
      </p>
      <p className="max-w-80 text-14 text-ink-2">
        {isUnreachable ? (
          <Trans>
            The server cannot be reached at the moment. We go on asking by ourselves; nothing is sent twice.
          </Trans>
        ) : (
          <Trans>No answer came. This takes a few seconds; nothing is withdrawn twice.</Trans>
        )}
      </p>
      {isUnreachable && (
        <div className="mt-3">
          <Button variant="quiet" size="medium" onClick={onCheck}>
            <Trans>Check now</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
