import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface UnansweredOrderProps {
  repeat: () => Promise<unknown>;
  /** Why the customer is asked before ordering again, if neither a repeat nor a read can tell. */
  question: unknown;
  onForget: () => void;
}

/**
 * Replaces the form while an order is unanswered. It looks for the outcome when it appears, also after a reload. The
 * idempotency key prevents a second order.
 */
export function UnansweredOrder({ repeat, question, onForget }: UnansweredOrderProps) {
  const { i18n } = useLingui();
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
        detail={
          question === undefined || isAsking ? (
            <Trans>Nothing was charged, and checking again never places it twice.</Trans>
          ) : (
            errorMessage(question, i18n).text
          )
        }
        action={
          <>
            <Button size="medium" busy={isAsking} onClick={() => void ask()}>
              <Trans>Check again</Trans>
            </Button>
            <LinkButton to="/myPurchases/{-$status}" params={{}} size="medium" variant="quiet">
              <Trans>My orders</Trans>
            </LinkButton>
            {question !== undefined && !isAsking && (
              <Button size="medium" variant="quiet" onClick={onForget}>
                <Trans>Order again</Trans>
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
