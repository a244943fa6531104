import type { Schema } from '@meridian/sdk';
import * as v from 'valibot';
import { createPersistedStore } from '../../storage/persisted-store.ts';
import { CUSTOMER_PREFIX, ownedStorage } from '../../storage/storage-owner.ts';

const MINUTE_MS = 60_000;

const Placed = v.object({ name: v.string(), orderId: v.number(), at: v.number(), until: v.number() });

/**
 * What the customer has ordered on this device, newest first, for all tabs, until an unpaid order would be cancelled: no
 * request tells it.
 */
const placed = createPersistedStore<v.InferOutput<typeof Placed>[]>({
  key: `${CUSTOMER_PREFIX}placed-orders`,
  schema: v.array(Placed),
  fallback: [],
  storage: ownedStorage,
});

const recent = () => placed.get().filter(({ at, until }) => at <= Date.now() && Date.now() < until);

/** Stores that a source (`sourceName`) was ordered now. */
export function rememberPlaced(name: string, { id, created_at, pay_deadline }: Schema<'OrderCard'>): void {
  const at = Date.now();
  const payableMs = pay_deadline === null ? 0 : Date.parse(pay_deadline) - Date.parse(created_at);
  placed.set([{ name, orderId: id, at, until: at + payableMs }, ...recent()]);
}

/** Forgets an order that was cancelled: the same may be ordered anew. */
export function forgetPlaced(orderId: number): void {
  placed.set(recent().filter((each) => each.orderId !== orderId));
}

export interface PlacedBefore {
  orderId: number;
  /** How long ago; at least one. */
  minutes: number;
}

export function placedBefore(name: string): PlacedBefore | undefined {
  const last = recent().find((each) => each.name === name);
  return last && { orderId: last.orderId, minutes: Math.max(1, Math.floor((Date.now() - last.at) / MINUTE_MS)) };
}
