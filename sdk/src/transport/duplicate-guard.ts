import { DUPLICATE_WINDOW_MS } from '../constants.ts';
import type { Body } from './body.ts';

/**
 * Tells whether a request may be sent. A POST or PUT with the same address and body as the previous guarded one of its
 * session within 1000 ms may not (R5.12, B5.16); a refused one does not extend the window. Only the previous one counts,
 * so two different requests may alternate. A form with a file always may: uploading the same picture twice does no harm,
 * and two files cannot be told apart without reading them.
 *
 * `now` is a clock in milliseconds that never runs backwards.
 */
export const createDuplicateGuard = (now: () => number = () => performance.now()) => {
  let previous = { request: '', at: Number.NEGATIVE_INFINITY };
  return (session: string, method: string, address: string, body: Body): boolean => {
    if ((method !== 'POST' && method !== 'PUT') || body instanceof FormData) return true;
    const request = [session, method, address, body].join('\n');
    const at = now();
    if (request === previous.request && at - previous.at < DUPLICATE_WINDOW_MS) return false;
    previous = { request, at };
    return true;
  };
};
