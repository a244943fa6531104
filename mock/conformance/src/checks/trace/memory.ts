import type { Exchange } from '../../exchange.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** The last value of a key, and the answer that had it. */
interface Known<Value> {
  readonly value: Value;
  readonly exchange: Exchange;
}

/** Whether an exchange had ended when another began. */
export const isOver = ({ sentAt, duration }: Exchange, other: Exchange): boolean => sentAt + duration <= other.sentAt;

/** Remembers values of answers, separately for each token. */
export type Memory<Value> = ReturnType<typeof createMemory<Value>>;

export function createMemory<Value>() {
  const known = new Map<string, Map<string, Known<Value>>>();
  const own = ({ exchange }: EnvelopeContext) => {
    const token = exchange.request.headers['token'] ?? '';
    const mine = known.get(token) ?? new Map<string, Known<Value>>();
    known.set(token, mine);
    return mine;
  };

  /**
   * Stores the new value of a key and returns the previous value. Returns undefined when there was none, or when both
   * requests were under way at the same time: which was answered first is unknown.
   */
  function swap(context: EnvelopeContext, key: string, value: Value): Known<Value> | undefined {
    const mine = own(context);
    const before = mine.get(key);
    mine.set(key, { value, exchange: context.exchange });
    return before && isOver(before.exchange, context.exchange) ? before : undefined;
  }

  return {
    swap,
    of: (context: EnvelopeContext, key: string) => own(context).get(key),
    forget: (context: EnvelopeContext) => own(context).clear(),
  };
}
