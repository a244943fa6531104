import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export interface StaticHost {
  /** `http://localhost:<port>`, which browsers treat as secure. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder as a static host does: `404.html` for a missing file.
 * @param port from 1 to 65535; 0 for any free port
 */
export function startStaticHost(folder: string, port: number): Promise<StaticHost> {
  const host = new Hono();
  host.use(serveStatic({ root: folder }));
  host.notFound(async (c) => c.html(await readFile(join(folder, '404.html'), 'utf8'), 404));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: host.fetch, port, hostname: 'localhost' }, (address) =>
      resolve({
        url: `http://localhost:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.on('error', reject);
  });
}
