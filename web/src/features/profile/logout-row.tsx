import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** Signs out, after asking. */
export function LogoutRow() {
  const { t } = useLingui();
  const { signOut } = useSessionLifecycle();
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="press flex min-h-13 items-center justify-center gap-2 rounded-card bg-card text-14 font-medium text-danger"
      >
        <Icon name="logout" />
        <Trans>Log out</Trans>
      </button>
      {asking && (
        <Sheet title={t`Log out?`} onClose={() => setAsking(false)}>
          <p className="text-14 text-ink-2">
            <Trans>Your bag, orders and balance stay with your account.</Trans>
          </p>
          <div className="mt-5 grid gap-2">
            <Button kind="danger" wide busy={leaving} onClick={() => void leave()}>
              <Trans>Log out</Trans>
            </Button>
            <Button kind="quiet" wide onClick={() => setAsking(false)}>
              <Trans>Stay signed in</Trans>
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
