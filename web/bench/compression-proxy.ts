import { createServer, request } from 'node:http';
import { createGzip } from 'node:zlib';
import { type Listening, listening } from '../e2e/fixtures/listening.ts';

/** A reverse proxy that compresses the mock's JSON responses, like a real host. Pages may come from another server. */
export function startCompressionProxy(target: string, pages = target): Promise<Listening> {
  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const origin = headers.accept?.startsWith('text/html') ? pages : target;
    const upstream = request(`${origin}${url}`, { method, headers }, (upstreamResponse) => {
      const isPlain = upstreamResponse.headers['content-encoding'] === undefined;
      const isText = /^(application\/json|text\/html)/.test(upstreamResponse.headers['content-type'] ?? '');
      if (!isPlain || !isText) {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
        return;
      }
      const { 'content-length': _contentLength, ...keptHeaders } = upstreamResponse.headers;
      response.writeHead(upstreamResponse.statusCode ?? 502, { ...keptHeaders, 'content-encoding': 'gzip' });
      upstreamResponse.pipe(createGzip()).pipe(response);
    });
    upstream.on('error', () => response.destroy());
    incoming.pipe(upstream);
  });
  return listening(server);
}
