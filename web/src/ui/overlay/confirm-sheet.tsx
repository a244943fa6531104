import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useReportIfUnseen } from '../../behaviour/unseen-error.ts';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { ErrorBox } from '../alert-box.tsx';
import { Button } from '../button.tsx';
import { Sheet } from './sheet.tsx';

interface ConfirmSheetProps {
  /** The question. */
  title: string;
  /** What happens: "Confirm receipt", not "OK". */
  confirmLabel: ReactNode;
  /** `danger` for what destroys something. */
  tone?: 'primary' | 'danger';
  /** Its rejection is shown in the sheet, which stays open, or said if it was closed; when it resolves, the sheet closes. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What follows from it, and the fields it needs. */
  children?: ReactNode;
}

/** Asks before something that cannot be taken back. Open it with `useOverlay` (navigation/use-overlay.ts). */
export function ConfirmSheet({
  title,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
  children,
}: ConfirmSheetProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ error: unknown }>();
  // It can be closed while the answer is on its way: what was opened since must not be closed by that.
  const isShown = useIsShown();
  const reportIfUnseen = useReportIfUnseen();
  const confirm = async () => {
    setFailure(undefined);
    setBusy(true);
    try {
      await onConfirm();
      if (isShown()) onClose();
    } catch (error) {
      setFailure({ error });
      reportIfUnseen(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet title={title} onClose={onClose}>
      <div className="flex flex-col gap-4 pt-1">
        {children !== undefined && <div className="flex flex-col gap-3 text-14 text-ink-2">{children}</div>}
        {failure !== undefined && <ErrorBox error={failure.error} />}
        <div className="flex flex-col gap-1">
          <Button variant={tone} wide busy={isBusy} onClick={() => void confirm()}>
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
