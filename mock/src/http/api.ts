import { type Clock, type Envelope, envelope, HttpError } from '../envelope.ts';
import type { Operation } from '../prism/contract.ts';
import type { Engine, Refused } from '../prism/engine.ts';
import { type Preference, readPreference } from '../prism/prefer.ts';
import { type Body, type Incoming, parseBody, readBytes } from './body.ts';
import { noExampleMessage, refusalMessage, violationsHeader } from './error-messages.ts';
import { flatHeaders, readQuery, splitTarget, typedQuery } from './query.ts';
import type { AcceptedCall, Responder } from './responder.ts';

/** What is sent back for one call. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** For the log: the operation that was asked for. */
  readonly operationId?: string;
}

/** Carries out one call. Never throws: every failure is an envelope. */
export type Api = (incoming: Incoming) => Promise<Reply>;

export interface ApiParts {
  readonly engine: Engine;
  readonly clock: Clock;
  /** Asked in order, until one answers. */
  readonly responders: readonly Responder[];
}

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

/**
 * One call from end to end: body → Prism's routing, security and validation → responder, or the contract's example →
 * Prism's validation of what the responder said. `Prefer` always gets the example, so that any state can be looked at.
 */
export function createApi({ engine, clock, responders }: ApiParts): Api {
  async function answer(incoming: Incoming): Promise<Reply> {
    const { path, search } = splitTarget(incoming.url ?? '/');
    const method = incoming.method ?? 'GET';
    const headers = flatHeaders(incoming.headers);
    const query = readQuery(search);
    const bytes = await readBytes(incoming);

    const body = await parseBody(bytes, headers['content-type']).catch(asRefusal);
    const sent = body instanceof HttpError ? { value: undefined, length: 0 } : body;
    const asked = { method, path, query, headers: describedBy(headers, sent), body: sent.value };
    const checked = await engine.check(asked);
    // A wrong route, a wrong method and a missing token are told before a body that cannot be read.
    const firstThings = checked.kind === 'refused' && [401, 404, 405].includes(checked.status);
    if (body instanceof HttpError && !firstThings) throw body;
    if (checked.kind === 'refused') return refusal(checked, method, path);

    const { operation } = checked;
    const { prefer } = headers;
    const wish = readPreference(prefer, search);
    if (wish !== undefined) return example(operation, wish);
    const files = body instanceof HttpError ? [] : body.files;
    return respond({ operation, query: typedQuery(query, operation.querySchema), headers, body: sent.value, files });
  }

  async function respond(call: AcceptedCall): Promise<Reply> {
    for (const responder of responders) {
      const said = await responder(call);
      if (said !== undefined) return held(call.operation.operationId, said);
    }
    return example(call.operation);
  }

  async function example(operation: Operation, wish?: Preference): Promise<Reply> {
    const { operationId } = operation;
    const chosen = await engine.example(operation, wish);
    if (chosen.kind === 'refused') return refuse(chosen.status, noExampleMessage(operation, wish), null, operationId);
    return { status: chosen.status, headers: { ...json, ...violationsHeader(chosen) }, text: chosen.text, operationId };
  }

  function held(operationId: string, said: Envelope): Reply {
    const violations = engine.validateAnswer(operationId, 200, said);
    if (violations.length === 0) return { status: 200, headers: json, text: JSON.stringify(said), operationId };
    return refuse(500, `The mock's own answer to ${operationId} breaks the contract`, { violations }, operationId);
  }

  function refusal(refused: Refused, method: string, path: string): Reply {
    const data = refused.status === 422 ? { errors: refused.errors } : null;
    return refuse(refused.status, refusalMessage(refused, method, path), data, refused.operation?.operationId);
  }

  function refuse(status: number, msg: string, data: unknown = null, operationId?: string): Reply {
    const text = JSON.stringify(envelope(clock, status, msg, data));
    return { status, headers: json, text, ...(operationId && { operationId }) };
  }

  return (incoming) =>
    answer(incoming).catch((error: unknown) => {
      if (error instanceof HttpError) return refuse(error.status, error.message, error.data);
      return refuse(500, `The mock failed: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500));
    });
}

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

/** The headers with the body's cleaned media type and true length: Prism's validation of a body goes by these two. */
function describedBy(headers: Record<string, string>, { contentType, length }: Pick<Body, 'contentType' | 'length'>) {
  const { 'content-type': _, ...rest } = headers;
  return { ...rest, 'content-length': String(length), ...(contentType && { 'content-type': contentType }) };
}
