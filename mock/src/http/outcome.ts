import type { ServerResponse } from 'node:http';
import type { Reply } from './api.ts';

/** What a client receives for a call: an answer, half of its text, a closed connection, or nothing. */
export type Outcome =
  | { readonly kind: 'answered' | 'truncated'; readonly reply: Reply }
  | { readonly kind: 'cut' | 'unanswered'; readonly reply?: never };

/** Writes straight to Node's response: a detour through a web Response costs as much as the whole call. */
export function writeOutcome(outgoing: ServerResponse, { kind, reply }: Outcome): void {
  if (kind === 'cut') outgoing.destroy();
  if (reply === undefined) return;
  outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.text) });
  outgoing.end(reply.text);
}

/**
 * The same for a caller of the mock function. `fetch` rejects with a TypeError where the connection would be cut, and
 * never settles without an answer. The body of half an answer yields its first half, then fails.
 */
export function responseOf({ kind, reply }: Outcome): Promise<Response> {
  if (kind === 'cut')
    return Promise.reject(new TypeError('fetch failed', { cause: new Error('The mock cut the call') }));
  if (reply === undefined) return new Promise(() => undefined);
  const { status, headers, text } = reply;
  return Promise.resolve(new Response(kind === 'truncated' ? brokenOff(text) : text, { status, headers }));
}

function brokenOff(text: string): ReadableStream<Uint8Array> {
  const chunks = [new TextEncoder().encode(text)];
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('terminated'));
    },
  });
}
