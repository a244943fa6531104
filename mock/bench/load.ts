import { Bench } from 'tinybench';
import type { MockFunction } from '../src/create-mock.ts';
import type { ServerProcess } from '../src/stock-prism/server-process.ts';

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

interface Load {
  readonly connections: number;
  /** Seconds, unless a number of requests is given instead. */
  readonly duration?: number;
  readonly amount?: number;
}

/** Requests one path of a server, or several in turn, again and again. Throws when an answer is not a 2xx. */
export async function load(
  { url }: Pick<ServerProcess, 'url'>,
  token: string,
  paths: readonly string[],
  { connections, duration = 0, amount = 0 }: Load,
): Promise<Figures> {
  const headers = { token, 'accept-language': 'en' };
  let sent = 0;
  const bench = new Bench({
    concurrency: 'task',
    threshold: connections,
    time: duration * 1000,
    iterations: amount,
    warmup: false,
    throws: true,
  });
  bench.add(paths.join(', '), async () => {
    const path = paths[sent++ % paths.length];
    const response = await fetch(`${url}${path}`, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
  });
  const start = performance.now();
  await bench.run();
  const result = bench.tasks[0]?.result;
  if (result?.state !== 'completed') throw new Error(`${paths.join(', ')}: ${result?.state}`);
  const { p50, p99 } = result.latency;
  return { perSecond: (sent * 1000) / (performance.now() - start), p50, p99 };
}

/** Calls per second of the mock as a function, answers read; `connections` calls run at once. */
export async function callsPerSecond(
  fetch: MockFunction['fetch'],
  url: string,
  token: string,
  { connections, duration = 1 }: Load,
): Promise<number> {
  let calls = 0;
  const start = performance.now();
  const end = start + duration * 1000;
  const callAgain = async () => {
    while (performance.now() < end) {
      const response = await fetch(url, { headers: { token, 'accept-language': 'en' } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text}`);
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, callAgain));
  return (calls * 1000) / (performance.now() - start);
}

/** Returns a token that the server itself issues: not every server accepts the token of the examples. */
export async function signIn(
  { url }: Pick<ServerProcess, 'url'>,
  send: MockFunction['fetch'] = fetch,
): Promise<string> {
  const body = JSON.stringify({ account: 'demo@meridian.shop', password: 'demo123456' });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  // The contract's shape, which the mock and Prism have both validated.
  const answer = (await (await send(`${url}/api/user/login`, init)).json()) as {
    data: { userinfo: { token: string } };
  };
  return answer.data.userinfo.token;
}
