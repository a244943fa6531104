import * as v from 'valibot';
import { newIdempotencyKey } from './idempotency-key.ts';
import { safeSessionStorage } from './session-storage.ts';
import { privateTabKey } from './storage-owner.ts';

const Attempt = v.pipe(v.string(), v.parseJson(), v.object({ key: v.string(), body: v.string() }));

const storageKey = (name: string) => privateTabKey(`attempt.${name}`);

/**
 * The idempotency key of what the customer is about to do: the same one for the same body until `forgetAttempt`, over a
 * reload too, so that a repeat after a lost answer does nothing twice. Another body is another intention and gets another
 * key.
 *
 * `body` is what the customer decided, without secrets: a payment code stays out, for of a few digits even a fingerprint
 * says everything. Only its fingerprint is stored.
 */
export function attemptKey(name: string, body: unknown): string {
  const fingerprint = fingerprintOf(body);
  const stored = storedAttempt(name);
  if (stored?.body === fingerprint) return stored.key;
  const key = newIdempotencyKey();
  safeSessionStorage.set(storageKey(name), JSON.stringify({ key, body: fingerprint }));
  return key;
}

/** To be called once the attempt is known to be done, or given up: the same body is a new intention then. */
export function forgetAttempt(name: string): void {
  safeSessionStorage.remove(storageKey(name));
}

/** Whether an attempt at this body was begun and not forgotten: what became of it is not known. */
export function isAttemptOpen(name: string, body: unknown): boolean {
  return storedAttempt(name)?.body === fingerprintOf(body);
}

function storedAttempt(name: string): v.InferOutput<typeof Attempt> | undefined {
  const stored = v.safeParse(Attempt, safeSessionStorage.get(storageKey(name)));
  return stored.success ? stored.output : undefined;
}

/** The same for the same JSON value, whatever the order of its properties. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/**
 * FNV-1a with two seeds, 64 bits: enough to tell a customer's own bodies apart, and synchronous, unlike `crypto.subtle`.
 * Two that were taken for one would be refused by the server as another body under the same key; nothing would be done.
 */
function fingerprintOf(body: unknown): string {
  const text = JSON.stringify(sorted(body));
  return [0x811c9dc5, 0x01234567]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');
}
