import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useOverlay } from '../../navigation/use-overlay.ts';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Sheet } from '../../ui/overlay/sheet.tsx';

export function LogoutRow() {
  const { t } = useLingui();
  const { signOut } = useSessionLifecycle();
  const sheet = useOverlay();
  const [isSigningOut, setSigningOut] = useState(false);
  const confirm = async () => {
    setSigningOut(true);
    await signOut();
  };
  return (
    <>
      <button
        type="button"
        onClick={sheet.open}
        className="flex min-h-13 items-center justify-center gap-2 rounded-card bg-card text-14 font-medium text-danger"
      >
        <Icon name="logout" />
        <Trans>Sign out</Trans>
      </button>
      {sheet.isOpen && (
        <Sheet title={t`Sign out?`} onClose={sheet.close}>
          <p className="text-14 text-ink-2">
            <Trans>Your bag, orders and balance stay in your account.</Trans>
          </p>
          <div className="mt-5 grid gap-2">
            <Button variant="danger" wide busy={isSigningOut} onClick={() => void confirm()}>
              <Trans>Sign out</Trans>
            </Button>
            <Button variant="quiet" wide onClick={sheet.close}>
              <Trans>Stay signed in</Trans>
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
