import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { boundConnections } from './bound-connections.ts';

async function serve(listener: RequestListener, bounds: Parameters<typeof boundConnections>[2]) {
  const server = createServer();
  boundConnections(server, listener, bounds);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.close().closeAllConnections());
  return (server.address() as AddressInfo).port;
}

const request = (headers = '') => `GET / HTTP/1.1\r\nhost: mock\r\n${headers}\r\n`;

test('a connection with too many concurrent calls is closed, and no more of them are executed', async () => {
  let carriedOut = 0;
  const port = await serve(
    () => {
      carriedOut += 1;
    },
    { calls: 3 },
  );
  const client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  const closed = once(client, 'close');
  client.write(request().repeat(50));
  await closed;
  expect(carriedOut).toBe(3);
});

test('consecutive calls over one connection are all answered', async () => {
  const port = await serve((_, outgoing) => outgoing.end('answer'), { calls: 1 });
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  let answers = '';
  client.setEncoding('utf8').on('data', (part: string) => {
    answers += part;
  });
  for (let asked = 1; asked <= 5; asked += 1) {
    client.write(request());
    await expect.poll(() => answers.split('answer').length - 1).toBe(asked);
  }
  client.destroy();
});

test('a client that never reads its answer is disconnected, and a client that reads gets it whole', async () => {
  const long = Buffer.alloc(64 * 1024 * 1024, 'a');
  const sockets: Socket[] = [];
  const port = await serve(
    (incoming, outgoing) => {
      sockets.push(incoming.socket);
      outgoing.end(long);
    },
    { idle: 2_000 },
  );
  const stalled = connect(port, '127.0.0.1').pause();
  stalled.on('error', () => undefined);
  onTestFinished(() => void stalled.destroy());
  stalled.write(request());
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);

  const reader = connect(port, '127.0.0.1');
  reader.write(request('connection: close\r\n'));
  expect((await text(reader)).length).toBeGreaterThan(long.length);
});
