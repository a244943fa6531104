import type { IncomingMessage, ServerResponse } from 'node:http';

// The token travels in a header of its own, so no credentials are involved and any origin may call.
const always = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, retry-after, mock-violations',
};
const preflight = {
  ...always,
  'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
  'access-control-allow-headers':
    'token, accept-language, prefer, content-type, x-mock-session, x-mock-scenario, x-mock-fault',
  'access-control-max-age': '600',
  'content-length': '0',
};

/** Lets pages of other origins read our answers, and answers the browser's question before a call. True when it did. */
export function answerCrossOrigin(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, preflight).end();
    return true;
  }
  for (const [name, value] of Object.entries(always)) outgoing.setHeader(name, value);
  return false;
}
