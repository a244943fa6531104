import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { HelpButton } from '../../entities/legal/help-button.tsx';
import { paymentPath } from '../../entities/order/payment-path.ts';
import { rememberPlaced } from '../../entities/order/placed-orders.ts';
import { toasts } from '../../feedback/toasts.ts';
import { errorMessage } from '../../i18n/error-messages.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useIsAt } from '../../navigation/use-is-at.ts';
import { forgetDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { type CheckoutSearch, orderSource, sourceName } from './checkout-search.ts';
import { NothingChosen } from './unavailable-states.tsx';
import { usePlaceOrder } from './use-place-order.ts';

/** Shows the items, address and price of an order, and places it once. */
export function CheckoutPage({ search }: { search: CheckoutSearch }) {
  const source = orderSource(search);
  // Keep-alive keeps the screen: the same items may be ordered again, as a new attempt.
  const [round, setRound] = useState(0);
  return (
    <>
      <ScreenBar parent="/bag" actions={<HelpButton topic="orders" />} />
      {source === undefined ? (
        <NothingChosen />
      ) : (
        <Checkout
          key={`${sourceName(source)} ${round}`}
          source={source}
          onPlaced={() => setRound((before) => before + 1)}
        />
      )}
    </>
  );
}

function Checkout({ source, onPlaced }: { source: Schema<'OrderSource'>; onPlaced: () => void }) {
  const name = sourceName(source);
  const { unanswered, place, repeat, forget } = usePlaceOrder(name);
  const finish = useOrderPlaced(source, onPlaced);
  if (unanswered === undefined) return <CheckoutForm source={source} name={name} place={place} onPlaced={finish} />;
  // Where the orders cannot be shown, the customer presses again.
  const check = () => void repeat(finish).catch(() => undefined);
  return <UnansweredOrder {...unanswered} onCheck={check} onForget={forget} />;
}

/** Replaces the checkout with the payment of the new orders, so that back does not return to a completed checkout. */
function useOrderPlaced(source: Schema<'OrderSource'>, onPlaced: () => void) {
  const name = sourceName(source);
  const router = useRouter();
  const isAt = useIsAt();
  return async (orders: readonly Schema<'OrderCard'>[]) => {
    forgetDraft(name);
    // Lines of the bag are gone with their order, and so cannot be ordered again.
    if (source.from === 'product') for (const order of orders) rememberPlaced(name, order);
    toasts.done(successMessages.createOrderSuccess);
    const href = paymentPath(orders.map(({ id }) => id));
    await router.navigate({ href, replace: isAt('/checkout') });
    onPlaced();
  };
}

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
function UnansweredOrder({ isLooking, question, onCheck, onForget }: UnansweredOrderProps) {
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
