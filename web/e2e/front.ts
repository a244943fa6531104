import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the front does with a request instead of passing it on; undefined passes it on. */
export type Rule = (request: { method: string; path: string; headers: IncomingMessage['headers'] }) => Deed | undefined;

export type Deed =
  | { status: number; body?: string; type?: string }
  /** Passed on with this header added, such as the mock's `Prefer`. */
  | { header: [name: string, value: string] }
  /** Passed on after so many milliseconds. */
  | { wait: number }
  /** Passed on when this has come to pass: what is to be seen before stands there for as long as a busy machine needs. */
  | { until: Promise<void> }
  /** Cut off without an answer. */
  | 'cut';

export interface Front {
  url: string;
  /** Every request that came, oldest first. */
  requests: { method: string; path: string; headers: IncomingMessage['headers'] }[];
  /** Changes the rule; without one everything is passed on. */
  obey: (rule?: Rule) => void;
  close: () => Promise<void>;
}

/** A server in front of the mock, as a load balancer or a bad line would stand there: a real one, that can misbehave. */
export async function startFront(target: string): Promise<Front> {
  let rule: Rule = () => undefined;
  const requests: Front['requests'] = [];
  const server = createServer((request, response) => {
    const seen = { method: request.method ?? 'GET', path: request.url ?? '/', headers: request.headers };
    requests.push(seen);
    const deed = rule(seen);
    if (deed === 'cut') request.socket.destroy();
    else if (deed !== undefined && 'status' in deed) {
      response.writeHead(deed.status, { 'content-type': deed.type ?? 'application/json' }).end(deed.body ?? '');
    } else if (deed !== undefined && 'until' in deed) void deed.until.then(() => pass(target, request, response));
    else if (deed !== undefined && 'wait' in deed) setTimeout(() => void pass(target, request, response), deed.wait);
    else void pass(target, request, response, deed?.header);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address with one; the type also covers pipes.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    obey: (next = () => undefined) => {
      rule = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function pass(target: string, request: IncomingMessage, response: ServerResponse, extra?: [string, string]) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name)) headers.set(name, value);
  }
  if (extra !== undefined) headers.set(...extra);
  const { method = 'GET', url = '/' } = request;
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(chunks);
    const answer = await fetch(`${target}${url}`, { method, headers, redirect: 'manual', ...(body && { body }) });
    const given = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
    );
    response.writeHead(answer.status, Object.fromEntries(given)).end(Buffer.from(await answer.arrayBuffer()));
  } catch {
    response.destroy();
  }
}
