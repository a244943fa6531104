import { DUPLICATE_WINDOW_MS } from '../constants.ts';

/** A request that may be sent. */
interface Claim {
  request: string;
  /** Time of the request in milliseconds. */
  at: number;
}

/**
 * Decides whether a request may be sent. A POST or PUT with the same address and body as the previous request of its
 * session within 1000 ms may not (R5.12, B5.16). A refused request does not extend the window. Only the previous
 * request counts, of whatever method, so two different requests may alternate. Files are compared by object identity:
 * comparing their content would mean reading them.
 *
 * `now` is a clock in milliseconds that never runs backwards.
 */
export const createDuplicateGuard = (now: () => number = () => performance.now()) => {
  let previous: Claim | undefined;
  const files = new WeakMap<Blob, number>();
  let fileCount = 0;
  const replaceFile = (_: string, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    if (!files.has(value)) {
      fileCount += 1;
      files.set(value, fileCount);
    }
    return files.get(value);
  };
  return {
    /** Returns undefined for a duplicate, unless `isGuarded` is false. */
    claim: (
      session: string,
      method: string,
      address: string,
      body: object | undefined,
      isGuarded = true,
    ): Claim | undefined => {
      const request = [session, method, address, JSON.stringify(body, replaceFile)].join('\n');
      const claim = { request, at: now() };
      const isRepeat = request === previous?.request && claim.at - previous.at < DUPLICATE_WINDOW_MS;
      if (isRepeat && isGuarded && (method === 'POST' || method === 'PUT')) return undefined;
      previous = claim;
      return claim;
    },
    /** Allows the same request again at once, since no answer says that it was processed. */
    release: (claim: Claim | undefined): void => {
      if (claim === previous) previous = undefined;
    },
  };
};
