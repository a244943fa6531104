import * as v from 'valibot';
import { safeSessionStorage } from '../../storage/session-storage.ts';
import { privateTabKey } from '../../storage/storage-owner.ts';

// The quote that an attempt named, beside its idempotency key: the server takes a repeat for the same attempt only if the
// body is the same (IdempotencyKey in the contract).

const Pin = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), quote: v.string() }));

const storageKey = (name: string) => privateTabKey(`quote.${name}`);

/** Keeps the quote that goes out under this key, over a reload too. */
export function pinQuote(name: string, body: { idempotency_key: string; quote_id: string }): void {
  safeSessionStorage.set(storageKey(name), JSON.stringify({ key: body.idempotency_key, quote: body.quote_id }));
}

/** The quote that went out under this key; undefined where none did. */
export function pinnedQuote(name: string, key: string): string | undefined {
  const stored = v.safeParse(Pin, safeSessionStorage.get(storageKey(name)));
  return stored.success && stored.output.key === key ? stored.output.quote : undefined;
}

/** To be called once it is known what became of the attempt. */
export function forgetPinnedQuote(name: string): void {
  safeSessionStorage.remove(storageKey(name));
}
