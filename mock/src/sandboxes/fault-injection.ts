import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, envelope } from '../envelope.ts';
import type { Api, Reply } from '../http/api.ts';
import { type Incoming, readBytes } from '../http/body.ts';
import { inLanguage, type Text } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import type { Fault, FaultKind } from './faults.ts';

/** The answer that was sent, or null when none was. */
export type SentReply = Reply | null;

interface Exchange {
  readonly api: Api;
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** The clock of the sandbox. */
  readonly clock: Clock;
  /** The language of the request, as a BCP 47 tag. */
  readonly language: string;
}

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
const RETRY_SOON = { 'retry-after': '5' };
const html = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>';

const failure = ({ clock, language }: Exchange, status: number, msg: Text, headers = {}): Reply => ({
  status,
  headers: { ...json, ...headers },
  text: JSON.stringify(envelope(clock, status, inLanguage(msg, language))),
});

/** Carries a call out and sends its answer, with the faults that apply to it. */
export async function respondWithFaults(exchange: Exchange, faults: readonly Fault[]): Promise<SentReply> {
  const delay = faults.filter(({ kind }) => kind === 'latency').reduce((sum, fault) => sum + delayOf(fault), 0);
  if (delay > 0) await wait(delay);
  const fault = faults.find(({ kind }) => kind !== 'latency');
  return fault ? injectFault(fault.kind, exchange) : send(exchange, await exchange.api(exchange.incoming));
}

async function injectFault(kind: FaultKind, exchange: Exchange): Promise<SentReply> {
  const { api, incoming, outgoing } = exchange;
  switch (kind) {
    case 'timeout':
      return null;
    case 'commit-then-timeout':
      await api(incoming);
      return null;
    case 'cut':
      outgoing.destroy();
      return null;
    case 'truncated': {
      const reply = await api(incoming);
      return send(exchange, { ...reply, text: reply.text.slice(0, Math.ceil(reply.text.length / 2)) });
    }
    case 'html':
      return send(exchange, { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: html });
    case 'error':
      return send(exchange, failure(exchange, 500, DATA.http.serverFailed));
    case 'rate-limited':
      return send(exchange, failure(exchange, 429, DATA.http.rateLimited, RETRY_SOON));
    case 'unavailable':
      return send(exchange, failure(exchange, 503, DATA.http.unavailable, RETRY_SOON));
    case 'empty-error':
      return send(exchange, { status: 500, headers: {}, text: '' });
    case 'unauthorized':
      return send(exchange, failure(exchange, 401, DATA.messages.loginFirst));
    case 'duplicate': {
      const bytes = await readBytes(incoming);
      await api(repeatOf(incoming, bytes));
      return send(exchange, await api(repeatOf(incoming, bytes)));
    }
    case 'latency':
      return send(exchange, await api(incoming));
  }
}

/** Written straight to Node's response: a detour through a web Response costs as much as the whole call. */
function send({ outgoing }: Exchange, reply: Reply): Reply {
  outgoing.writeHead(reply.status, { ...reply.headers, 'content-length': Buffer.byteLength(reply.text) });
  outgoing.end(reply.text);
  return reply;
}

/** The same request a second time, from its bytes. */
function repeatOf({ method, url, headers }: IncomingMessage, bytes: Buffer): Incoming {
  return Object.assign(Readable.from([bytes]), { method, url, headers });
}

function delayOf({ ms, spread }: Fault): number {
  return ms + Math.round(Math.random() * spread);
}
