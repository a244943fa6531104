import * as v from 'valibot';
import { createPersistedStore } from '../storage/persisted-store.ts';
import { ownedKey, ownedStorage, visitorKey } from '../storage/storage-owner.ts';
import { useSignedIn } from './session.ts';

// Decision web/032. What changes it is not part of the first load (visitor-bag-changes.ts).

const id = v.pipe(v.number(), v.integer(), v.minValue(1));

const Lines = v.array(
  v.object({
    product_id: id,
    sku_id: id,
    quantity: id,
    /** Of adding this quantity to a customer's cart, whenever that will be: another quantity has another key. */
    idempotency_key: v.string(),
  }),
);

/** Pieces of an SKU that a visitor has collected: the body of addCartLine. */
export type VisitorLine = v.InferOutput<typeof Lines>[number];

/** What a visitor has collected on this device. */
export const visitorBag = createPersistedStore<readonly VisitorLine[]>({
  key: visitorKey('bag'),
  schema: Lines,
  fallback: [],
});

/** What the customer who has signed in took over, and no answer has confirmed yet. */
export const takenOver = createPersistedStore<readonly VisitorLine[]>({
  key: () => ownedKey('bag-to-join'),
  schema: Lines,
  fallback: [],
  storage: ownedStorage,
});

/** How many pieces a visitor has collected; 0 for a customer. */
export function useVisitorCount(): number {
  const lines = visitorBag.use();
  return useSignedIn() ? 0 : lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether there is something to add to a customer's cart. */
export const hasLinesToJoin = (): boolean => visitorBag.current().length + takenOver.current().length > 0;
