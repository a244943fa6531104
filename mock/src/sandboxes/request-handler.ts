import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from '../http/api.ts';
import { flatHeaders, splitTarget } from '../http/query.ts';
import { isRecord } from '../json.ts';
import type { Engine } from '../prism/engine.ts';
import { ScenarioError } from '../scenarios/scenarios.ts';
import { respondWithFaults, type SentReply } from './fault-injection.ts';
import { type Fault, FaultError, faultOfHeader, takeFaults } from './faults.ts';
import type { LogEntry, Sandbox } from './sandbox.ts';
import { sandboxIdOf } from './sandbox-id.ts';
import type { Sandboxes } from './sandboxes.ts';

const SCENARIO_HEADER = 'x-mock-scenario';
const FAULT_HEADER = 'x-mock-fault';
const LOG_LENGTH = 200;

/** Carries out one call of the API and writes its answer. Gives the operation's name, where there is one. */
export type ApiRequestHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<string | undefined>;

/** Calls of a mock that remembers nothing: no sandbox, no fault. */
export function createPlainRequestHandler(api: Api): ApiRequestHandler {
  return async (incoming, outgoing) => (await respondWithFaults({ api, incoming, outgoing }, []))?.operationId;
}

/**
 * Calls in sandboxes: the header `x-mock-scenario` starts the sandbox in that scenario unless it is in it already, and
 * `x-mock-fault` strikes this one call, beside the faults that were set before. Every call is logged.
 */
export function createSandboxRequestHandler(api: Api, engine: Engine, sandboxes: Sandboxes): ApiRequestHandler {
  const operations = new Map(
    [...engine.operations.values()].map(({ method, path, operationId }) => [
      `${method.toUpperCase()} ${path}`,
      operationId,
    ]),
  );

  return async (incoming, outgoing) => {
    const started = performance.now();
    const headers = flatHeaders(incoming.headers);
    const sandbox = sandboxes.of(sandboxIdOf(headers));
    const { path } = splitTarget(incoming.url ?? '/');
    const operation = operations.get(`${incoming.method} ${path}`);
    const faults = faultsFor(sandboxes, sandbox, headers, operation);
    if (typeof faults === 'string') {
      outgoing.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error: faults }));
      return operation;
    }
    const reply = await respondWithFaults({ api, incoming, outgoing }, faults);
    const at = new Date(sandbox.clock.now()).toISOString();
    const call = { at, method: incoming.method ?? 'GET', path, operation: operation ?? null };
    const fault = faults.map(({ kind }) => kind).join(', ') || null;
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    sandbox.log.unshift({ ...call, fault, milliseconds, ...loggedReply(reply) });
    if (sandbox.log.length > LOG_LENGTH) sandbox.log.length = LOG_LENGTH;
    return operation;
  };
}

/** The faults that strike this call; or what is wrong with its headers. */
function faultsFor(
  sandboxes: Sandboxes,
  sandbox: Sandbox,
  headers: Readonly<Record<string, string>>,
  operation: string | undefined,
): Fault[] | string {
  try {
    const scenario = headers[SCENARIO_HEADER];
    if (scenario && scenario !== sandbox.scenario) sandboxes.reset(sandbox, scenario);
    const own = faultOfHeader(headers[FAULT_HEADER]);
    return [...(own ? [own] : []), ...takeFaults(sandbox, operation)];
  } catch (error) {
    if (error instanceof FaultError) return `${FAULT_HEADER}: ${error.message}`;
    if (error instanceof ScenarioError) return `${SCENARIO_HEADER}: ${error.message}`;
    throw error;
  }
}

function loggedReply(reply: SentReply): Pick<LogEntry, 'status' | 'code' | 'violations'> {
  if (reply === null) return { status: 0, code: null, violations: [] };
  const code = /^\{"code":(-?\d+)/.exec(reply.text)?.[1];
  return {
    status: reply.status,
    code: code === undefined ? null : Number(code),
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
