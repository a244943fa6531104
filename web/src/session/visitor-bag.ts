import type { VisitorLine } from '@meridian/sdk/flows';
import { piecesOf } from '@meridian/sdk/rules';
import { createAtom } from '@tanstack/react-store';
import * as v from 'valibot';
import { Id } from '../navigation/search-params.ts';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { ownedKey, ownedStorage, visitorKey } from '../storage/storage-owner.ts';
import { useSignedIn } from './session.ts';

// Decision web/032. The code that changes the bag is not part of the first load.

const Lines = v.array(
  v.object({
    product_id: Id,
    sku_id: Id,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    idempotency_key: v.string(),
    sent_at: v.optional(v.number()),
  }),
);

export const visitorBag = createPersistedStore<readonly VisitorLine[]>({
  key: visitorKey('bag'),
  schema: Lines,
  fallback: [],
});

/** The lines that a customer took over from the visitor's bag, not yet confirmed by an answer. */
export const takenOver = createPersistedStore<readonly VisitorLine[]>({
  key: () => ownedKey('bag-to-join'),
  schema: Lines,
  fallback: [],
  storage: ownedStorage,
});

/** Whether the lines to join wait for the customer's next visit, because no answer came. */
export const isJoinPutOff = createAtom(false);

/** How many pieces are in the visitor's bag; 0 for a customer. */
export function useVisitorCount(): number {
  const lines = visitorBag.use();
  return useSignedIn() ? 0 : piecesOf(lines);
}

/** Whether there are lines to add to a customer's cart. */
export const hasLinesToJoin = (): boolean => visitorBag.get().length + takenOver.get().length > 0;
