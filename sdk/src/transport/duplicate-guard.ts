import { DUPLICATE_WINDOW_MS } from '../constants.ts';
import type { Body } from './body.ts';

/** A request that may be sent. */
interface Claim {
  request: string;
  /** When, in milliseconds. */
  at: number;
}

/**
 * Says whether a request may be sent. A POST or PUT with the same address and body as the previous guarded one of its
 * session within 1000 ms may not (R5.12, B5.16); a refused one does not extend the window. Only the previous one counts,
 * so two different requests may alternate. A form with a file always may: uploading the same picture twice does no harm,
 * and two files cannot be told apart without reading them.
 *
 * `now` is a clock in milliseconds that never runs backwards.
 */
export const createDuplicateGuard = (now: () => number = () => performance.now()) => {
  let previous: Claim | undefined;
  return {
    /** Answers undefined for a duplicate. */
    claim: (session: string, method: string, address: string, body: Body): Claim | undefined => {
      const claim = { request: [session, method, address, body].join('\n'), at: now() };
      if ((method !== 'POST' && method !== 'PUT') || body instanceof FormData) return claim;
      if (claim.request === previous?.request && claim.at - previous.at < DUPLICATE_WINDOW_MS) return undefined;
      previous = claim;
      return claim;
    },
    /** No answer came, so that nothing is being processed: the same may be sent again at once. */
    release: (claim: Claim | undefined): void => {
      if (claim === previous) previous = undefined;
    },
  };
};
