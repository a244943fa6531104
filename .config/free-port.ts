import { createServer } from 'node:net';

/** The first free port from `wanted` on, except `kept`, which is reserved. */
export async function freePort(wanted: number, kept: number): Promise<number> {
  for (let port = wanted; port <= 65535; port += 1) {
    if (port !== kept && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${wanted} on is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
