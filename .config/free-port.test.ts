import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a port that is in use or reserved gives a later one', async () => {
  // Lower than the ports that systems give to connections, and rarely that of another suite on this machine.
  const port = await freePort(21_000 + (process.pid % 1_000), 0);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const next = await freePort(port, 0);
  expect(next).toBeGreaterThan(port);
  expect(await freePort(next, next)).toBeGreaterThan(next);
  server.close();
  await once(server, 'close');
  expect(await freePort(port, 0)).toBe(port);
});
