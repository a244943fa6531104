import type { Schema } from '@meridian/sdk';
import { createQuantityEdits, type QuantityEdits } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOnReconnect } from '../../behaviour/use-on-reconnect.ts';
import { quantityEditStore } from '../../entities/cart-line/quantity-edits.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';
import { watchCustomer } from '../../session/watch-customer.ts';

/**
 * The quantities that are not saved yet. They are sent when the customer leaves the bag or the page is hidden. When the
 * bag opens, edits from before a reload or a sign-in are sent; failed ones when the device is online again.
 */
export function useQuantityEdits(cart: Schema<'Cart'>): QuantityEdits {
  const queries = useQueryClient();
  const session = useSession();
  const [edits] = useState(() =>
    createQuantityEdits(queries, {
      store: quantityEditStore,
      isSignedIn: () => session.token() !== undefined,
      watchCustomer,
      meta: errorShownInPlace,
    }),
  );
  useEffect(() => edits.reconcile(cart), [edits, cart]);
  useEffect(() => {
    const save = () => void edits.flush();
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', save);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [edits]);
  useOnReconnect(() => void edits.flush());
  return edits;
}
