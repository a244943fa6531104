import { Agent, createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import { answerBrokenRequests } from '../../../shared/broken-requests.ts';
import { envelope } from '../../../shared/envelope.ts';
import { addressOf, close, listen } from '../../../shared/listening.ts';
import type { ExchangeChecker } from '../checks/check-exchange.ts';
import type { Contract } from '../contract/contract.ts';
import { checkCrossOrigin, isPreflight } from './cross-origin.ts';
import { exchangeOf } from './exchange-of.ts';
import { forward, type Passage } from './forward.ts';
import { createLivePage, isLivePage } from './live-page.ts';
import { createRecording } from './recording.ts';
import { createRecordingChecker } from './recording-checker.ts';
import { readTarget, type Target, tryTarget } from './target.ts';

/** How long our clients wait for an answer (R7.02), in milliseconds: a client that leaves earlier changed its mind. */
const PATIENCE = 10_000;

export interface ProxyOptions {
  /** The server's address: `https://their.server`. */
  readonly target: string;
  readonly contract: Contract;
  /** 4020 by default; 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default; 0.0.0.0 makes the proxy reachable from a phone in the same network. */
  readonly host?: string;
  /** Accepts an untrusted certificate. */
  readonly insecure?: boolean;
  /** Milliseconds without data after which the server counts as hanging; 30 000 by default. */
  readonly timeout?: number;
  /** Creates the checker of exchanges, afresh whenever the recording restarts. All checks by default. */
  readonly createCheck?: () => ExchangeChecker;
  /** Receives messages for the user, one line each. */
  readonly log?: (line: string) => void;
}

/**
 * Starts a server that forwards everything to another server unchanged, and checks both directions against the
 * contract. `/__conformance/` is its own page. Throws ProxyError, with a one-line message, for an unusable address and
 * an untrusted certificate; a server that is not up yet is only logged. Throws Node's error (`EADDRINUSE`, `EACCES`)
 * when the proxy cannot listen on its own address.
 */
export async function startRecordingProxy(options: ProxyOptions) {
  const { contract, host = '127.0.0.1', port = 4020, timeout = 30_000, log } = options;
  const target = readTarget(options.target, options.insecure);
  const missing = await tryTarget(target);
  if (missing !== undefined) log?.(`${missing}. The proxy waits for it.`);
  const { createCheck = () => createRecordingChecker(contract) } = options;
  const recording = createRecording({ contract, target: target.url, createCheck });
  const page = createLivePage({ recording, contract, target: target.url });
  const agentOf = createAgents(target);

  // A failing check must not end the forwarding.
  const sayTrouble = (error: unknown): void =>
    log?.(`The recording failed at a request: ${error instanceof Error ? error.message : error}`);

  /** The chain of checks: one after the other, in the order of the answers, however long decompression takes. */
  let checked = Promise.resolve();

  const serve = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (isLivePage(incoming)) {
      void page.serve(incoming, outgoing).catch(sayTrouble);
      return;
    }
    if (/websocket/i.test(incoming.headers.upgrade ?? '')) {
      refuse(incoming, outgoing, 501, 'WebSockets are not carried: the contract has none');
      return;
    }
    const asked = incoming.headers.host ?? '';
    forward(incoming, outgoing, {
      ...{ target, timeout, agent: agentOf(incoming.socket) },
      refuse: (_, line) => refuse(incoming, outgoing, 502, line),
      // Checked after the answer is sent: no client waits for it.
      onEnd: (passage) => {
        checked = checked.then(() => check(passage, asked)).catch(sayTrouble);
      },
    });
  };

  async function check(passage: Passage, askedHost: string): Promise<void> {
    if (!/^\/api([/?]|$)/.test(passage.path)) return;
    const leftEarly = passage.clientLeft && passage.duration < PATIENCE;
    const failure = `The client gave up after ${(passage.duration / 1000).toFixed(1)} seconds`;
    const isGivenUp = passage.clientLeft && !leftEarly;
    const exchange = await exchangeOf(isGivenUp ? { ...passage, failure } : passage, contract, target);
    if (leftEarly) page.show(passage, { note: 'the client left' });
    else if (passage.crossed) page.show(passage, { note: 'the server had closed the idle connection' });
    else if (exchange === undefined)
      page.show(passage, { note: 'too large, or compressed in another way: not checked' });
    else {
      for (const finding of checkCrossOrigin(exchange, askedHost)) recording.add(finding);
      const isCall = passage.method !== 'HEAD' && passage.method !== 'OPTIONS';
      if (!isCall) recording.keep(exchange);
      const found = isCall ? recording.record(exchange) : 0;
      const note = isPreflight(passage) ? 'preflight' : isCall ? '' : 'not checked';
      page.show(passage, { exchange, found, note });
    }
  }

  const limits = { requestTimeout: 0, requireHostHeader: false, maxHeaderSize: 64 * 1024, keepAliveTimeout: 65_000 };
  const server = createServer(limits, serve);
  server.on('checkContinue', serve);
  // The proxy stands in for a single server and opens no tunnels, so it refuses as RFC 9110, 15.6.2 says.
  server.on('connect', (_, socket) => socket.end(`HTTP/1.1 501 ${STATUS_CODES[501]}\r\nconnection: close\r\n\r\n`));
  answerBrokenRequests(server, Date.now);
  await listen(server, port, host);
  return {
    /** The address that clients use in place of the server's; without a trailing slash. */
    url: addressOf(server, host),
    report: recording.report,
    /** Stops listening, waits one second for requests under way, then cuts them. */
    close: () => {
      page.close();
      return close(server);
    },
  };
}

/**
 * Gives each client connection one connection to the server, which closes with it. So client and server agree on
 * keep-alive, and no request uses a connection that another client has worn out.
 */
function createAgents({ secure }: Target): (client: Socket) => Agent {
  const agents = new WeakMap<Socket, Agent>();
  return (client) => {
    const known = agents.get(client);
    if (known) return known;
    const agent = new (secure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: 1 });
    agents.set(client, agent);
    client.once('close', () => agent.destroy());
    return agent;
  };
}

/** Answers in place of the server: an envelope that names the proxy, readable by a page of any origin. */
function refuse({ headers }: IncomingMessage, outgoing: ServerResponse, status: number, line: string): void {
  if (outgoing.headersSent || outgoing.destroyed) return;
  const { origin } = headers;
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-conformance-proxy': String(status),
    ...(origin !== undefined && { 'access-control-allow-origin': origin, vary: 'Origin' }),
  });
  outgoing.end(JSON.stringify(envelope(Date.now, status, `The recording proxy answers this, not the server: ${line}`)));
}
