import { DUPLICATE_WINDOW_MS } from '../constants.ts';

/** A request that may be sent. */
interface Claim {
  request: string;
  /** When, in milliseconds. */
  at: number;
}

/**
 * Says whether a request may be sent. A POST or PUT with the same address and body as the previous request of its session
 * within 1000 ms may not (R5.12, B5.16); a refused one does not extend the window. Only the previous request counts, of
 * whatever kind it is, so two different requests may alternate. A file is the same only as the same object: others cannot
 * be told apart without reading them.
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
    /** Answers undefined for a duplicate, unless `isGuarded` says that it may be one. */
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
    /** No answer came, so that it is not known to be processed: the same may be sent again at once. */
    release: (claim: Claim | undefined): void => {
      if (claim === previous) previous = undefined;
    },
  };
};
