import { isPutOff, mayBeDone, mayHelpLater } from '../attempts/outcomes.ts';
import { isApiError } from '../client/api-error.ts';
import type { Call, Middleware } from '../client/client-options.ts';
import type { OperationId } from '../client/operation-types.ts';
import { type AttemptFacts, attempts } from '../generated/attempts.gen.ts';
import { invalidates } from '../generated/invalidates.gen.ts';

export interface RetrySettings {
  /** How often a failed call is repeated, 2 by default. */
  times?: number | undefined;
  /** Longest wait before the first repeat in milliseconds, 500 by default. It doubles with each further repeat. */
  firstMs?: number | undefined;
  /**
   * The longest `Retry-After` that is waited for, in milliseconds, 20 000 by default. The call fails if the server asks
   * for more.
   */
  longestMs?: number | undefined;
}

const attemptFacts: { readonly [Op in OperationId]?: AttemptFacts } = attempts;

const isRead = ({ operation }: Call): boolean => !Object.hasOwn(invalidates, operation);

/** Whether a call that may have been carried out may be sent again by itself. */
export const isRepeatable = (call: Call): boolean => {
  if (isRead(call)) return true;
  const { key, repeats } = attemptFacts[call.operation] ?? {};
  const hasKey = key !== undefined && Boolean(Reflect.get(call.args.body ?? {}, key));
  return hasKey && (repeats === true || (call.options.retries ?? 0) > 0);
};

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
 * Repeats a call that got no answer, or an HTTP 429 or 5xx: reads, and mutations with an idempotency key. A call that
 * the contract does not let repeat by default, such as one whose wrong payment code counts, is repeated only if the
 * call says how often (`{ retries: 2 }`). A mutation without a key never is.
 *
 * Waits for `Retry-After` plus an exponential back-off with jitter. If a mutation may have been carried out and its
 * repeat was put off, the call rejects with the error that says so, not with the error of the repeat.
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
        // The same error object means that the repeat was not sent: another customer is signed in.
        const isOver = failures >= most || error === latest;
        latest = error;
        if (isOver || asked > longestMs || !mayHelpLater(error)) throw lost && isPutOff(error) ? lost : error;
        if (!isRead(call) && mayBeDone(error)) lost ??= error;
        await wait(asked + firstMs * 2 ** failures * (0.5 + Math.random() / 2), options.signal);
      }
    }
  };
