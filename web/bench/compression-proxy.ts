import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/**
 * A reverse proxy that compresses the mock's JSON responses, as a real host does. Pages may come from another server than
 * everything else.
 */
export async function startCompressionProxy(
  target: string,
  pages = target,
): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const server = headers.accept?.startsWith('text/html') ? pages : target;
    const upstream = request(`${server}${url}`, { method, headers }, (upstreamResponse) => {
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
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo; // a server that listens on a port has an address with one
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
