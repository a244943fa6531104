import { setTimeout as wait } from 'node:timers/promises';
import { type Clock, envelope } from '../../shared/envelope.ts';
import { type Api, commonHeaders, type Reply } from '../http/api.ts';
import { type Incoming, incomingOf, readBytes } from '../http/body.ts';
import type { Outcome } from '../http/outcome.ts';
import { inLanguage, type Text } from '../text.ts';
import { DATA } from '../world/data/data.ts';
import type { Fault, FaultKind } from './faults.ts';

interface Exchange {
  readonly api: Api;
  readonly incoming: Incoming;
  /** The request's, as Prism takes them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

const RETRY_SOON = { 'retry-after': '5' };
const html = '<!doctype html><title>Welcome</title><h1>Sign in to this network</h1>';

const failure = ({ headers, clock }: Exchange, status: number, msg: Text, more = {}): Reply => ({
  status,
  headers: { ...commonHeaders(headers, status), ...more },
  text: JSON.stringify(envelope(clock, status, inLanguage(msg, headers['accept-language']))),
});

/** Carries out a call with the faults that apply to it. */
export async function carryOutWithFaults(exchange: Exchange, faults: readonly Fault[]): Promise<Outcome> {
  const delay = faults.filter(({ kind }) => kind === 'latency').reduce((sum, fault) => sum + delayOf(fault), 0);
  if (delay > 0) await wait(delay);
  const fault = faults.find(({ kind }) => kind !== 'latency');
  return fault ? injectFault(fault.kind, exchange) : answered(await exchange.api(exchange.incoming));
}

async function injectFault(kind: FaultKind, exchange: Exchange): Promise<Outcome> {
  const { api, incoming } = exchange;
  switch (kind) {
    case 'timeout':
      return { kind: 'unanswered' };
    case 'commit-then-timeout':
      await api(incoming);
      return { kind: 'unanswered' };
    case 'cut':
      return { kind: 'cut' };
    case 'truncated': {
      const reply = await api(incoming);
      return { kind: 'truncated', reply: { ...reply, text: reply.text.slice(0, Math.ceil(reply.text.length / 2)) } };
    }
    case 'html':
      return answered({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, text: html });
    case 'error':
      return answered(failure(exchange, 500, DATA.http.serverFailed));
    case 'rate-limited':
      return answered(failure(exchange, 429, DATA.http.rateLimited, RETRY_SOON));
    case 'unavailable':
      return answered(failure(exchange, 503, DATA.http.unavailable, RETRY_SOON));
    case 'empty-error':
      return answered({ status: 500, headers: {}, text: '' });
    case 'unauthorized':
      return answered(failure(exchange, 401, DATA.messages.loginFirst));
    case 'duplicate': {
      const bytes = await readBytes(incoming);
      await api(incomingOf(bytes, incoming));
      return answered(await api(incomingOf(bytes, incoming)));
    }
    case 'latency':
      return answered(await api(incoming));
  }
}

const answered = (reply: Reply): Outcome => ({ kind: 'answered', reply });

function delayOf({ ms, spread }: Fault): number {
  return ms + Math.round(Math.random() * spread);
}
