import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface UnansweredOrderProps {
  isLooking: boolean;
  /** Why the customer is asked before ordering again, if neither a repeat nor a read can tell. */
  question: unknown;
  onCheck: () => void;
  onForget: () => void;
}

/**
 * Replaces the form while an order is unanswered. It looks for the outcome when it appears, also after a reload. The
 * idempotency key prevents a second order.
 */
export function UnansweredOrder({ isLooking, question, onCheck, onForget }: UnansweredOrderProps) {
  const { i18n } = useLingui();
  const checkNow = useEffectEvent(onCheck);
  useEffect(() => checkNow(), []);
  useOnReconnect(onCheck);
  return (
    <div role="status" className="flex grow flex-col justify-center">
      <EmptyState
        icon="order"
        title={
          isLooking ? (
            <Trans>Checking whether your order was placed…</Trans>
          ) : (
            <Trans>We could not confirm your order yet.</Trans>
          )
        }
        detail={
          question === undefined || isLooking ? (
            <Trans>Nothing was charged, and checking again never places it twice.</Trans>
          ) : (
            errorMessage(question, i18n).text
          )
        }
        action={
          <>
            <Button size="medium" busy={isLooking} onClick={onCheck}>
              <Trans>Check again</Trans>
            </Button>
            <LinkButton to="/myPurchases/{-$status}" params={{}} size="medium" variant="quiet">
              <Trans>My orders</Trans>
            </LinkButton>
            {question !== undefined && !isLooking && (
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
