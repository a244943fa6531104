import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useReportError } from '../../behaviour/report-error.ts';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { ErrorBox } from '../alert-box.tsx';
import { Button } from '../button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  title: string;
  /** The action: "Confirm receipt", not "OK". */
  confirmLabel: ReactNode;
  /** While what would be confirmed is incomplete. */
  disabled?: boolean;
  tone?: 'primary' | 'danger';
  /** Closes the sheet when it resolves. A rejection is shown in the open sheet, or reported if that was closed. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** The consequences, and the fields that the action needs. */
  children?: ReactNode;
}

/** Asks before an action that cannot be undone. Open it with `useOverlay` (navigation/use-overlay.ts). */
export function ConfirmSheet({
  title,
  confirmLabel,
  disabled = false,
  tone = 'primary',
  onConfirm,
  onClose,
  children,
}: ConfirmSheetProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  // The sheet can be closed before the answer comes; the answer must not close what was opened since.
  const isShown = useIsShown();
  const report = useReportError();
  const confirm = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      await onConfirm();
      // Busy while it covers a screen that is being left: a second press would confirm again.
      if (isShown()) onClose();
    } catch (error) {
      setFailure({ error });
      report(error);
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        {children !== undefined && <div className="flex flex-col gap-3 text-14 text-ink-2">{children}</div>}
        {failure !== undefined && <ErrorBox error={failure.error} onReconnect={() => setFailure(undefined)} />}
        <div className="flex flex-col gap-1">
          <Button variant={tone} wide busy={isBusy} disabled={disabled} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
          <Button variant="plain" wide onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
