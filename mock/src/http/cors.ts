import type { IncomingMessage, ServerResponse } from 'node:http';

// The token travels in a header of its own, so no credentials are involved and any origin may call.
const always = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-language, etag, retry-after, x-request-id, mock-violations',
};
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/**
 * Lets pages of other origins read our answers, and answers a preflight, whatever headers it asks for. Returns whether
 * it did. Excludes the control API, which only pages of the mock may use.
 */
export function answerCrossOrigin(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (/^\/__mock(\/|\?|$)/.test(incoming.url ?? '')) return false;
  if (incoming.method === 'OPTIONS') {
    const asked = incoming.headers['access-control-request-headers'] ?? '';
    outgoing.writeHead(204, {
      ...always,
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      ...(HEADER_NAMES.test(asked) && { 'access-control-allow-headers': asked }),
      'access-control-max-age': '600',
      vary: 'Access-Control-Request-Headers',
      'content-length': '0',
    });
    outgoing.end();
    return true;
  }
  for (const [name, value] of Object.entries(always)) outgoing.setHeader(name, value);
  return false;
}
