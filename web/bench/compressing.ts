import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGzip } from 'node:zlib';

/** Stands in front of the mock as a real host would: answers that leave the mock as plain JSON are compressed here. */
export async function startCompressing(target: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const passed = request(`${target}${url}`, { method, headers }, (given) => {
      const isPlain = given.headers['content-encoding'] === undefined;
      const isJson = given.headers['content-type']?.startsWith('application/json') ?? false;
      if (!isPlain || !isJson) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const { 'content-length': _length, ...kept } = given.headers;
      answer.writeHead(given.statusCode ?? 502, { ...kept, 'content-encoding': 'gzip' });
      given.pipe(createGzip()).pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
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
