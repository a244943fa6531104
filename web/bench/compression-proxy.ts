import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** A reverse proxy that compresses the mock's JSON responses, as a real host does. */
export async function startCompressionProxy(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((incoming, response) => {
    const { method, url = '/', headers } = incoming;
    const upstream = request(`${target}${url}`, { method, headers }, (upstreamResponse) => {
      const isPlain = upstreamResponse.headers['content-encoding'] === undefined;
      const isJson = upstreamResponse.headers['content-type']?.startsWith('application/json') ?? false;
      if (!isPlain || !isJson) {
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
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server that listens on a port has an address with one
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
