import { isPutOff, mayBeDone } from '../attempts/outcomes.ts';
import { isApiError } from '../client/api-error.ts';
import type { Call, Middleware } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';
import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import { invalidates } from '../generated/invalidates.gen.ts';

export interface RetrySettings {
  /** How often a failed call is sent again, 2 if not given. */
  times?: number | undefined;
  /** Milliseconds to wait at most before the first time, twice as many before each further one; 500 if not given. */
  firstMs?: number | undefined;
  /** A server that asks for more milliseconds than this is not asked again; 20 000 if not given. */
  longestMs?: number | undefined;
}

const attemptFacts: { readonly [Op in OperationId]?: AttemptFacts } = attempts;

const isRead = ({ operation }: Call): boolean => !Object.hasOwn(invalidates, operation);

const isRepeatable = (call: Call): boolean => {
  if (isRead(call)) return true;
  const { key, repeats } = attemptFacts[call.operation] ?? {};
  const hasKey = key !== undefined && Boolean(Reflect.get(call.args.body ?? {}, key));
  return hasKey && (repeats === true || call.options.retries !== undefined);
};

const mayHelp = (error: unknown): boolean =>
  mayBeDone(error) || (isApiError(error) && error.kind === 'http' && error.status === 429);

const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });

/**
 * Sends a call again that got no answer, or one of a busy or broken server (HTTP 429 and 5xx): reads, and what carries an
 * idempotency key. What the contract does not let repeat by itself, such as a payment code that counts when it is wrong,
 * is sent again only where the call says how often (`{ retries: 2 }`), and what has no key never.
 *
 * It waits as `Retry-After` says, or else twice as long each time, with jitter. A changing call that may have been carried
 * out rejects as that, whatever has put off its repeats.
 */
export const retries =
  ({ times = 2, firstMs = 500, longestMs = 20_000 }: RetrySettings = {}): Middleware =>
  async (call, next) => {
    const { options } = call;
    const most = isRepeatable(call) ? (options.retries ?? times) : 0;
    let lost: unknown;
    let latest: unknown;
    for (let failures = 0; ; failures += 1) {
      try {
        return await next(failures > 0 ? { ...call, options: { ...options, guard: false } } : call);
      } catch (error) {
        const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0;
        // The same failure again: it was not sent, since somebody else is signed in.
        const isOver = failures >= most || error === latest;
        latest = error;
        if (isOver || asked > longestMs || !mayHelp(error)) throw lost && isPutOff(error) ? lost : error;
        if (!isRead(call) && mayBeDone(error)) lost ??= error;
        await wait(asked + firstMs * 2 ** failures * (0.5 + Math.random() / 2), options.signal);
      }
    }
  };
