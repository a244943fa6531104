import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';

// The token travels in a header of its own, so no credentials are involved and any origin may call.
const always = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-language, etag, retry-after, x-request-id, mock-violations',
};
const HEADER_NAMES = /^[\w!#$%&'*+.^`|~-]+(\s*,\s*[\w!#$%&'*+.^`|~-]+)*$/;

/** Lets pages of other origins read the answers, and answers a preflight, whatever headers it asks for. */
export const crossOrigin = createMiddleware<{ Bindings: Partial<HttpBindings> }>(async (c, next) => {
  if (c.req.method === 'OPTIONS') {
    const asked = c.req.header('access-control-request-headers') ?? '';
    return c.body(null, 204, {
      ...always,
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      ...(HEADER_NAMES.test(asked) && { 'access-control-allow-headers': asked }),
      'access-control-max-age': '600',
      vary: 'Access-Control-Request-Headers',
    });
  }
  // Node's response, because the API writes straight to it. A mock without a socket has none, nor other origins.
  for (const [name, value] of Object.entries(always)) c.env?.outgoing?.setHeader(name, value);
  return next();
});
