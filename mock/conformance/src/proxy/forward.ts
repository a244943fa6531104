import { type Agent, type ClientRequest, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { Socket } from 'node:net';
import { type CapturedBody, captureBody } from './captured-body.ts';
import { explainFailure, type Target } from './target.ts';

/** A forwarded request and its outcome. */
export interface Passage {
  readonly method: string;
  /** With the query, as the client wrote it. */
  readonly path: string;
  /** Alternating names and values, as sent. */
  readonly requestHeaders: readonly string[];
  readonly requestBody: CapturedBody;
  readonly response?: {
    readonly status: number;
    readonly headers: readonly string[];
    readonly body: CapturedBody;
  };
  /** Why no complete answer came. */
  readonly failure?: string;
  /** Whether the client left before the end of the answer. */
  readonly clientLeft: boolean;
  /** Whether the server closed an idle connection while this request was on its way. */
  readonly crossed: boolean;
  /** When the request ended: milliseconds since 1970, with fractions. */
  readonly sentAt: number;
  /** Milliseconds from then to the end of the answer. */
  readonly duration: number;
}

/** Milliseconds of silence after which a server may close a connection, even with a request on its way. */
const IDLE = 1000;
/** When each connection to the server was last used, on the clock of `performance`. */
const usedAt = new WeakMap<Socket, number>();

interface ForwardOptions {
  readonly target: Target;
  /** Holds the server connection that belongs to the client's connection. */
  readonly agent: Agent;
  /** Milliseconds without data after which the server counts as hanging. */
  readonly timeout: number;
  /** Answers the client in place of the server when there is no answer to forward. */
  readonly refuse: (outgoing: ServerResponse, line: string) => void;
  /** Called once, at the end. */
  readonly onEnd: (passage: Passage) => void;
}

/**
 * Forwards a request to the server, and its answer back: bytes, status, headers, trailers and chunks as they come. Only
 * `host` is rewritten. When the server cuts the answer, the client's answer is cut too.
 */
export function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: ForwardOptions): void {
  const { target, agent, timeout, refuse, onEnd } = options;
  const path = pathOf(incoming.url ?? '/');
  const { method = 'GET' } = incoming;
  const epoch = Date.now() - performance.now();
  let started = performance.now();
  let response: Passage['response'];
  let ended = false;

  const end = (outcome: { failure?: string; clientLeft?: boolean; crossed?: boolean } = {}) => {
    if (ended) return;
    ended = true;
    if (asked.socket) usedAt.set(asked.socket, performance.now());
    const { failure, clientLeft = false, crossed = false } = outcome;
    onEnd({
      ...{ method, path, requestHeaders: incoming.rawHeaders, requestBody, clientLeft, crossed },
      sentAt: epoch + started,
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
    // Captured for HEAD too: its body is empty whatever its headers say.
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

/**
 * The path to send to the server, also when the client treats this as a forward proxy and sends an absolute address.
 */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '') || '/';

/** Whether the server closed an established connection, as opposed to a failed TLS handshake. */
const wasCut = ({ code, message }: NodeJS.ErrnoException): boolean =>
  (code === 'ECONNRESET' || code === 'EPIPE') && !/TLS/.test(message);

/**
 * Copies the client's headers in their order and spelling, repeated headers together. An offer to change the protocol
 * is dropped: the proxy could not follow the answer.
 */
function copyRequestHeaders(asked: ClientRequest, incoming: IncomingMessage, { host }: Target): void {
  const offersUpgrade = incoming.headers.upgrade !== undefined;
  const grouped = new Map<string, { name: string; values: string[] }>();
  for (const [name, value] of pairsOf(incoming.rawHeaders)) {
    const key = name.toLowerCase();
    const forwarded = key === 'host' ? host : offersUpgrade ? withoutUpgrade(key, value) : value;
    if (forwarded === undefined) continue;
    const known = grouped.get(key) ?? { name, values: [] };
    grouped.set(key, known);
    known.values.push(forwarded);
  }
  if (!grouped.has('host')) grouped.set('host', { name: 'Host', values: [host] });
  // Node must not add headers that the client did not send.
  for (const name of ['connection', 'transfer-encoding']) asked.removeHeader(name);
  for (const { name, values } of grouped.values()) asked.setHeader(name, values.length > 1 ? values : values.join());
}

/** A header without the offer to change the protocol; undefined when nothing else remains. */
function withoutUpgrade(key: string, value: string): string | undefined {
  if (key === 'upgrade' || key === 'http2-settings') return undefined;
  if (key !== 'connection') return value;
  const others = value.split(/\s*,\s*/).filter((option) => !/^(upgrade|http2-settings)$/i.test(option));
  return others.length > 0 ? others.join(', ') : undefined;
}

function copyHead(outgoing: ServerResponse, answer: IncomingMessage): void {
  outgoing.sendDate = false;
  for (const name of ['connection', 'transfer-encoding']) outgoing.removeHeader(name);
  // In this form, Node preserves names, order and repetitions.
  outgoing.writeHead(answer.statusCode ?? 0, answer.statusMessage ?? '', answer.rawHeaders);
  // Sends the head at once in its original bytes; flushHeaders() would encode it as UTF-8.
  outgoing.write(nothing);
}

/** Pairs up raw headers or trailers, which Node lists as alternating names and values. */
export function pairsOf(raw: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) pairs.push([raw[index] ?? '', raw[index + 1] ?? '']);
  return pairs;
}
