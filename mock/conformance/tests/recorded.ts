import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { ExchangeChecker } from '../src/checks/check-exchange.ts';
import { readContract } from '../src/contract/contract.ts';
import type { Exchange } from '../src/exchange.ts';
import { type ProxyOptions, startRecordingProxy } from '../src/proxy/recording-proxy.ts';

/** Starts a proxy whose checks only collect exchanges. */
export async function startCollectingProxy(options: Omit<ProxyOptions, 'contract'>) {
  const seen: Exchange[] = [];
  const collect: ExchangeChecker = (exchange) => {
    seen.push(exchange);
    return [];
  };
  const proxy = await startRecordingProxy({
    ...{ contract: await readContract(), port: 0, createCheck: () => collect },
    ...options,
  });
  return {
    ...proxy,
    seen,
    /** Waits for a number of exchanges: they are checked after the client has its answer. */
    async exchanges(count: number): Promise<Exchange[]> {
      for (let tries = 0; seen.length < count && tries < 1000; tries += 1) await wait(10);
      return seen;
    },
  };
}

/** Starts a minimal server, for answers that no framework would send. */
export async function startRawServer(
  answer: RequestListener,
  configure?: (server: ReturnType<typeof createServer>) => void,
) {
  const server = createServer(answer);
  configure?.(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Everything that a server answers to these bytes, until the connection ends. */
export async function sendBytes(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text, 'latin1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString('latin1');
}
