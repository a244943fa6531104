import { type Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Socket } from 'node:net';
import { type CapturedBody, captureBody } from './captured-body.ts';
import { explainFailure, type Target } from './target.ts';

/** A request that has gone through, and what became of it. */
export interface Passage {
  readonly method: string;
  /** With its query, as the client wrote it. */
  readonly path: string;
  /** Name, value, name, value, as they were sent. */
  readonly requestHeaders: readonly string[];
  readonly requestBody: CapturedBody;
  readonly response?: {
    readonly status: number;
    readonly headers: readonly string[];
    readonly body: CapturedBody;
  };
  /** Why no whole answer came. */
  readonly failure?: string;
  /** The client did not wait for the end of the answer. */
  readonly clientLeft: boolean;
  /** The server closed a connection that nothing had gone over for a while, as this request was on its way. */
  readonly crossed: boolean;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Milliseconds from the end of the request to the end of the answer. */
  readonly duration: number;
}

/** Milliseconds of silence after which a server may close a connection, whatever is on its way to it. */
const IDLE = 1000;
/** When each connection to the server was last used, on the clock of `performance`. */
const usedAt = new WeakMap<Socket, number>();

interface ForwardOptions {
  readonly target: Target;
  /** Holds the connection to the server that belongs to the client's own. */
  readonly agent: Agent;
  /** Milliseconds without a byte after which the server counts as hanging. */
  readonly timeout: number;
  /** Answers the client in the server's place, when there is nothing from the server to hand on. */
  readonly refuse: (outgoing: ServerResponse, line: string) => void;
  /** Told once, when it is over. */
  readonly onEnd: (passage: Passage) => void;
}

/**
 * Hands a request on to the server, and its answer back: bytes, status, headers, trailers and chunks as they come. Only
 * `host` is written anew. What the server cuts is cut for the client too.
 */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: ForwardOptions): void {
  const { target, agent, timeout, refuse, onEnd } = options;
  const path = pathOf(incoming.url ?? '/');
  const { method = 'GET' } = incoming;
  const sentAt = Date.now();
  let started = performance.now();
  let response: Passage['response'];
  let ended = false;

  const end = (outcome: { failure?: string; clientLeft?: boolean; crossed?: boolean } = {}) => {
    if (ended) return;
    ended = true;
    if (asked.socket) usedAt.set(asked.socket, performance.now());
    const { failure, clientLeft = false, crossed = false } = outcome;
    onEnd({
      ...{ method, path, requestHeaders: incoming.rawHeaders, requestBody, clientLeft, crossed, sentAt },
      duration: performance.now() - started,
      ...(response && { response }),
      ...(failure !== undefined && { failure }),
    });
  };

  const asked = (target.secure ? requestSecurely : request)({
    ...{ method, path: target.prefix + path, agent, timeout, setHost: false, maxHeaderSize: 64 * 1024 },
    ...{ host: target.hostname, port: target.port, rejectUnauthorized: !target.insecure },
  });
  copyRequestHeaders(asked, incoming, target);
  const isUpload = /^multipart\//i.test(incoming.headers['content-type'] ?? '');
  const requestBody = captureBody(incoming, !isUpload);
  incoming.pipe(asked, { end: false });
  incoming.once('end', () => {
    if (response === undefined) started = performance.now();
    asked.addTrailers(pairsOf(incoming.rawTrailers));
    asked.end();
  });
  if (incoming.headers.expect !== undefined) asked.write(nothing);
  asked.on('continue', () => outgoing.writeContinue());

  asked.once('response', (answer) => {
    // Kept for HEAD too, whose body is empty whatever its headers say.
    const body = captureBody(answer);
    const headers = answer.rawHeaders;
    response = { status: answer.statusCode ?? 0, headers, body };
    copyHead(outgoing, answer);
    answer.pipe(outgoing, { end: false });
    answer.once('end', () => {
      if (!answer.complete) return;
      outgoing.addTrailers(pairsOf(answer.rawTrailers));
      outgoing.end();
      end();
    });
    answer.once('close', () => {
      if (answer.complete) return;
      end({ failure: `The connection was cut in the middle of the answer, after ${body.size} bytes` });
      outgoing.destroy();
    });
    answer.on('error', () => undefined);
  });

  asked.once('timeout', () => {
    const failure = `No answer within ${timeout / 1000} seconds`;
    end({ failure });
    if (response === undefined) refuse(outgoing, `${target.url} hangs: ${failure.toLowerCase()}`);
    else outgoing.destroy();
    asked.destroy();
  });
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (ended || response !== undefined) return;
    if (wasCut(error)) {
      const idle = asked.reusedSocket && asked.socket ? started - (usedAt.get(asked.socket) ?? started) : 0;
      end({ failure: 'The connection was cut before the answer', crossed: idle > IDLE });
      outgoing.destroy();
      return;
    }
    const failure = explainFailure(error, target);
    end({ failure });
    refuse(outgoing, failure);
  });
  outgoing.once('close', () => {
    if (outgoing.writableFinished) return;
    end({ clientLeft: true });
    asked.destroy();
  });
}

const nothing = Buffer.alloc(0);

/** An address as it stands in a request for a server, also when the client takes this for a proxy of the other kind. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

/** The connection stood, and the server ended it; not a TLS handshake that came to nothing. */
const wasCut = ({ code, message }: NodeJS.ErrnoException): boolean =>
  (code === 'ECONNRESET' || code === 'EPIPE') && !/TLS/.test(message);

/**
 * The client's headers in their order and spelling, repeated ones together. An offer to change the protocol is not made:
 * the answer could not be followed.
 */
function copyRequestHeaders(asked: ClientRequest, incoming: IncomingMessage, { host }: Target): void {
  const offersUpgrade = incoming.headers.upgrade !== undefined;
  const grouped = new Map<string, { name: string; values: string[] }>();
  for (const [name, value] of pairsOf(incoming.rawHeaders)) {
    const key = name.toLowerCase();
    const kept = key === 'host' ? host : offersUpgrade ? withoutUpgrade(key, value) : value;
    if (kept === undefined) continue;
    const known = grouped.get(key) ?? { name, values: [] };
    grouped.set(key, known);
    known.values.push(kept);
  }
  if (!grouped.has('host')) grouped.set('host', { name: 'Host', values: [host] });
  // What the client did not say, Node must not say in its place.
  for (const name of ['connection', 'transfer-encoding']) asked.removeHeader(name);
  for (const { name, values } of grouped.values()) asked.setHeader(name, values.length > 1 ? values : values.join());
}

/** A header without the offer to change the protocol; undefined when nothing else is in it. */
function withoutUpgrade(key: string, value: string): string | undefined {
  if (key === 'upgrade' || key === 'http2-settings') return undefined;
  if (key !== 'connection') return value;
  const others = value.split(/\s*,\s*/).filter((option) => !/^(upgrade|http2-settings)$/i.test(option));
  return others.length > 0 ? others.join(', ') : undefined;
}

function copyHead(outgoing: ServerResponse, answer: IncomingMessage): void {
  outgoing.sendDate = false;
  for (const name of ['connection', 'transfer-encoding']) outgoing.removeHeader(name);
  // In this form Node leaves names, order and repetitions alone.
  outgoing.writeHead(answer.statusCode ?? 0, answer.statusMessage ?? '', answer.rawHeaders);
  // Sends the head at once, in the bytes that it came in; flushHeaders() would make UTF-8 of them.
  outgoing.write(nothing);
}

/** Headers, or trailers, as Node hands them over, by twos. */
export function pairsOf(raw: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}
