import { randomUUID } from 'node:crypto';
import { businessCodes } from '@meridian/sdk';
import { envelope } from '../../shared/envelope.ts';
import { isRecord } from '../../shared/json.ts';
import type { Api } from '../http/api.ts';
import type { Incoming } from '../http/body.ts';
import type { Outcome } from '../http/outcome.ts';
import { flatHeaders, splitTarget } from '../http/query.ts';
import type { Engine } from '../prism/engine.ts';
import { ScenarioError } from '../scenarios/scenarios.ts';
import { carryOutWithFaults } from './fault-injection.ts';
import { type Fault, FaultError, faultOfHeader, takeFaults } from './faults.ts';
import type { LogEntry, Sandbox } from './sandbox.ts';
import { SandboxError, sandboxIdOf } from './sandbox-id.ts';
import type { Sandboxes } from './sandboxes.ts';

const SCENARIO_HEADER = 'x-mock-scenario';
const FAULT_HEADER = 'x-mock-fault';
const LOG_LENGTH = 200;

/** The outcome of a call, and its operation's name if it has one. */
interface HandledCall {
  readonly outcome: Outcome;
  readonly operation: string | undefined;
}

export type ApiRequestHandler = (incoming: Incoming) => Promise<HandledCall>;

/** For a stateless mock: no sandboxes, no faults. */
export function createPlainRequestHandler(api: Api): ApiRequestHandler {
  return async (incoming) => {
    const reply = await api(incoming);
    return { outcome: { kind: 'answered', reply }, operation: reply.operationId };
  };
}

/**
 * For sandboxes. The header `x-mock-scenario` starts the sandbox in that scenario unless it is already in it;
 * `x-mock-fault` applies to this one call, in addition to the active faults. Every call is logged.
 */
export function createSandboxRequestHandler(api: Api, engine: Engine, sandboxes: Sandboxes): ApiRequestHandler {
  const operations = new Map(
    [...engine.operations.values()].map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path}`,
      operationId,
    ]),
  );

  return async (incoming) => {
    const started = performance.now();
    const startedAt = Date.now();
    const headers = flatHeaders(incoming.headers);
    const { path } = splitTarget(incoming.url ?? '/');
    const operation = operations.get(`${incoming.method} ${path}`);
    const prepared = prepare(sandboxes, headers, operation);
    if ('status' in prepared) {
      const text = JSON.stringify(envelope(Date.now, prepared.status, prepared.msg));
      const reply = { status: prepared.status, headers: { 'content-type': 'application/json; charset=utf-8' }, text };
      return { outcome: { kind: 'answered', reply }, operation };
    }
    const { sandbox, faults } = prepared;
    let sent: Buffer | undefined;
    const heard: Api = (one) =>
      api(one, (bytes) => {
        sent = bytes;
      });
    const outcome = await carryOutWithFaults({ api: heard, incoming, headers, clock: sandbox.clock.now }, faults);
    const at = new Date(sandbox.clock.now()).toISOString();
    const call = { at, method: incoming.method ?? 'GET', path, operation: operation ?? null };
    const fault = faults.map(({ kind }) => kind).join(', ') || null;
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const id = randomUUID();
    sandbox.log.unshift({ id, ...call, fault, milliseconds, ...loggedReply(outcome) });
    sandboxes.exchanges.keep(id, {
      method: call.method,
      url: incoming.url ?? '/',
      headers,
      body: textOf(sent, headers['content-type']),
      answer: outcome.reply,
      startedAt,
      milliseconds,
    });
    if (sandbox.log.length > LOG_LENGTH) sandbox.log.length = LOG_LENGTH;
    return { outcome, operation };
  };
}

/** The sandbox of a call and the faults that apply to it, or the error in the headers that name them. */
function prepare(
  sandboxes: Sandboxes,
  headers: Readonly<Record<string, string>>,
  operation: string | undefined,
): { sandbox: Sandbox; faults: Fault[] } | { status: number; msg: string } {
  try {
    const sandbox = sandboxes.of(sandboxIdOf(headers));
    const scenario = headers[SCENARIO_HEADER];
    if (scenario && scenario !== sandbox.scenario) sandboxes.reset(sandbox, scenario);
    const own = faultOfHeader(headers[FAULT_HEADER]);
    return { sandbox, faults: [...(own ? [own] : []), ...takeFaults(sandbox, operation)] };
  } catch (error) {
    if (error instanceof SandboxError) return { status: error.status, msg: error.message };
    if (error instanceof FaultError) return { status: 400, msg: `${FAULT_HEADER}: ${error.message}` };
    if (error instanceof ScenarioError) return { status: 400, msg: `${SCENARIO_HEADER}: ${error.message}` };
    throw error;
  }
}

/** A body as text; null for an empty body, and for files. */
const textOf = (bytes: Buffer | undefined, type = ''): string | null =>
  bytes === undefined || bytes.length === 0 || type.startsWith('multipart/') ? null : bytes.toString('utf8');

const refusalNames: Readonly<Record<number, string>> = businessCodes;

function loggedReply({ reply }: Outcome): Pick<LogEntry, 'status' | 'code' | 'refusal' | 'violations'> {
  if (reply === undefined) return { status: 0, code: null, refusal: null, violations: [] };
  const code = /^\{"code":(-?\d+)/.exec(reply.text)?.[1];
  return {
    status: reply.status,
    code: code === undefined ? null : Number(code),
    refusal: refusalNames[Number(code)] ?? null,
    violations: reply.status === 422 || reply.status === 500 ? violationsIn(reply.text) : [],
  };
}

/** The refused fields of a 422, or the violations that the mock found in its own answer. */
function violationsIn(text: string): string[] {
  if (text === '') return [];
  const envelope: unknown = JSON.parse(text);
  const data = isRecord(envelope) ? envelope['data'] : undefined;
  const list = isRecord(data) ? (data['errors'] ?? data['violations']) : undefined;
  const messages = Array.isArray(list) ? list.filter(isRecord).map(({ message }) => String(message)) : [];
  return messages.length > 0 || !isRecord(envelope) ? messages : [String(envelope['msg'])];
}
