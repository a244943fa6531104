import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a port that is in use or reserved gives a later one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const next = await freePort(port, 0);
  expect(next).toBeGreaterThan(port);
  expect(await freePort(next, next)).toBeGreaterThan(next);
  server.close();
  await once(server, 'close');
  expect(await freePort(port, 0)).toBe(port);
});
