import { createHash } from 'node:crypto';
import type { OperationId } from '@meridian/sdk';
import { DAY, MINUTE } from '../world/clock.ts';
import type { Customer, Instant, World } from '../world/types.ts';
import type { Refuse } from './handler.ts';

/** How long an answer is kept under its key (IdempotencyKey: at least 24 hours; a scenario keeps it for less). */
const KEPT_FOR = { day: DAY, minute: MINUTE };

interface KeyedCall {
  readonly world: Pick<World, 'policy'>;
  readonly customer: Customer;
  readonly now: Instant;
  readonly body: { readonly idempotency_key: string };
  readonly refuse: Refuse<'idempotency_conflict'>;
}

/**
 * Carries out a call once per key. The same key and body get the first success again; another body under the key is
 * refused with `idempotency_conflict`. A refusal leaves the key free, since `act` throws. Only a fingerprint of the
 * body is kept: it may contain a payment code and a card number.
 */
export function oncePerKey<Answer>(operation: OperationId, call: KeyedCall, act: () => Answer): Answer {
  const { world, customer, now } = call;
  const isKept = ({ at }: { at: Instant }) => now - at < KEPT_FOR[world.policy.keys];
  const key = `${operation}:${call.body.idempotency_key}`;
  const body = fingerprint(call.body);
  const known = customer.idempotency.findLast((entry) => entry.key === key && isKept(entry));
  if (known && known.body !== body) throw call.refuse('idempotency_conflict');
  // The key's stored answer came from this operation.
  if (known) return known.answer as Answer;

  const answer = act();
  const firstKept = customer.idempotency.findIndex(isKept);
  customer.idempotency.splice(0, firstKept === -1 ? customer.idempotency.length : firstKept);
  customer.idempotency.push({ key, body, at: now, answer });
  return answer;
}

/** Equal for equal JSON values, whatever the order of properties. */
function fingerprint(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
