import { Trans } from '@lingui/react/macro';
import { cartQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { useState } from 'react';
import { ErrorState } from '../../feedback/error-state.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { isJoinPutOff, takenOver, visitorBag } from '../../session/visitor-bag.ts';
import { barActionClass } from '../../ui/bar-action.ts';
import { CartLines } from './cart-lines.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';

/** The bag: the lines of the cart, grouped by shop. */
export function CartPage() {
  const { data: cart, error, refetch } = useQuery(cartQuery());
  // A bag without them would look empty to a visitor who has signed in to check out.
  const isJoining = useIsJoining();
  const [isEditing, setEditing] = useState(false);
  const hasLines = cart !== undefined && cart.groups.length + cart.invalid.length > 0;
  return (
    <>
      <ScreenBar
        isTab
        actions={
          hasLines && (
            <button type="button" onClick={() => setEditing(!isEditing)} className={barActionClass}>
              {isEditing ? <Trans>Done</Trans> : <Trans>Edit</Trans>}
            </button>
          )
        }
      />
      {cart !== undefined && (hasLines || !isJoining) ? (
        <CartLines cart={cart} isEditing={isEditing && hasLines} onEdited={() => setEditing(false)} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="px-4 pt-1 wide:pe-88">
          <CartSkeleton />
        </div>
      )}
    </>
  );
}

/** Whether a visitor's lines are about to be added to the customer's cart. */
function useIsJoining(): boolean {
  const lines = [...visitorBag.use(), ...takenOver.use()];
  return !useSelector(isJoinPutOff) && lines.length > 0;
}
