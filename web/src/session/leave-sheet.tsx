import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/overlay/sheet.tsx';
import type { useLeaveGuard } from './use-leave-guard.ts';

/** Asks whether unsaved input is kept as a draft or discarded. */
export function LeaveSheet({ guard, onDiscard }: { guard: ReturnType<typeof useLeaveGuard>; onDiscard: () => void }) {
  const { t } = useLingui();
  if (!guard.isAsking) return null;
  return (
    <Sheet title={t`Unsaved changes`} onClose={guard.stay}>
      <div className="flex flex-col gap-4 pt-1">
        <p className="text-14 text-ink-2">
          <Trans>Your draft stays in this tab until you come back.</Trans>
        </p>
        <div className="flex flex-col gap-2">
          <Button wide onClick={guard.stay}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button wide variant="quiet" onClick={guard.leave}>
            <Trans>Leave and keep draft</Trans>
          </Button>
          <Button
            wide
            variant="plain"
            onClick={() => {
              onDiscard();
              guard.leave();
            }}
          >
            <Trans>Leave and discard</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
