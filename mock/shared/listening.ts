import type { Server } from 'node:http';

/** Listens on an address. Throws Node's error (`EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`) on failure. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** The address of a listening server, without a trailing slash. */
export function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const everywhere = host === '0.0.0.0' || host === '::';
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Stops listening, gives pending calls one second, then cuts them. */
export function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), 1000);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
