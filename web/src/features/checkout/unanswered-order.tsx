import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/**
 * Replaces the form while an order is unanswered. It repeats the request when it appears, also after a reload. The
 * idempotency key prevents a second order.
 */
export function UnansweredOrder({ repeat }: { repeat: () => Promise<unknown> }) {
  const [isAsking, setAsking] = useState(true);
  const isRunning = useRef(false);
  const ask = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setAsking(true);
    // The screen shows the outcome: the payment, the form with the refusal, or this state again.
    await repeat().catch(() => undefined);
    isRunning.current = false;
    setAsking(false);
  };
  const askNow = useEffectEvent(() => void ask());
  useEffect(() => askNow(), []);
  useOnReconnect(() => void ask());
  return (
    <div role="status" className="flex grow flex-col justify-center">
      <EmptyState
        icon="order"
        title={
          isAsking ? (
            <Trans>Checking whether your order was placed…</Trans>
          ) : (
            <Trans>We could not confirm your order yet.</Trans>
          )
        }
        detail={<Trans>We got no response. Nothing was charged, and checking again never places it twice.</Trans>}
        action={
          <>
            <Button size="medium" busy={isAsking} onClick={() => void ask()}>
              <Trans>Check again</Trans>
            </Button>
            <LinkButton to="/myPurchases/{-$status}" params={{ status: '0' }} size="medium" variant="quiet">
              <Trans>My orders</Trans>
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
