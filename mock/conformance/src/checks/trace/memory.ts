import type { Exchange } from '../../exchange.ts';
import type { EnvelopeContext } from '../check-context.ts';

/** What was said last of a thing, and by which answer. */
interface Said<Value> {
  readonly value: Value;
  readonly exchange: Exchange;
}

/** Remembers what answers said, for each token apart. */
export type Memory<Value> = ReturnType<typeof createMemory<Value>>;

export function createMemory<Value>() {
  const known = new Map<string, Map<string, Said<Value>>>();
  const own = ({ exchange }: EnvelopeContext) => {
    const token = exchange.request.headers['token'] ?? '';
    const mine = known.get(token) ?? new Map<string, Said<Value>>();
    known.set(token, mine);
    return mine;
  };

  /**
   * What was said before of a key, and the new value in its place. Undefined when nothing was, or when both requests
   * were under way at the same time: nobody knows which of them was answered first.
   */
  function swap(context: EnvelopeContext, key: string, value: Value): Said<Value> | undefined {
    const mine = own(context);
    const before = mine.get(key);
    mine.set(key, { value, exchange: context.exchange });
    const isOver = before !== undefined && before.exchange.sentAt + before.exchange.duration <= context.exchange.sentAt;
    return isOver ? before : undefined;
  }

  return {
    swap,
    of: (context: EnvelopeContext, key: string) => own(context).get(key),
    forget: (context: EnvelopeContext) => own(context).clear(),
  };
}
