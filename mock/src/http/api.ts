import { randomBytes } from 'node:crypto';
import { type Clock, type Envelope, envelope } from '../../shared/envelope.ts';
import { CHALLENGE, HttpError } from '../http-error.ts';
import type { Operation } from '../prism/contract.ts';
import type { Engine } from '../prism/engine.ts';
import { type Preference, readPreference } from '../prism/prefer.ts';
import { inLanguage, same } from '../text.ts';
import { answerLanguage } from '../world/data/answer-language.ts';
import { DATA } from '../world/data/data.ts';
import { type Body, type Incoming, parseBody, readBytes } from './body.ts';
import { internalError, noExampleMessage, refusalError, violationsHeader } from './error-messages.ts';
import { flatHeaders, readQuery, splitTarget, typedQuery } from './query.ts';
import type { AcceptedCall, Responder } from './responder.ts';

/** The response to one call. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The requested operation, for the log. */
  readonly operationId?: string;
}

/** Handles one call. Never throws: every failure is an envelope. `heard` gets the body once it has arrived in full. */
export type Api = (incoming: Incoming, heard?: (bytes: Buffer) => void) => Promise<Reply>;

/** A request whose route is known, before its body is checked. */
export interface RoutedRequest {
  readonly operation: Operation;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed body, not yet validated; undefined if it could not be parsed. */
  readonly body: unknown;
}

export interface ApiParts {
  readonly engine: Engine;
  /** The clock of the request's sandbox, chosen by its headers. */
  readonly clockOf: (headers: Readonly<Record<string, string>>) => Clock;
  /** Asked in order until one answers. */
  readonly responders: readonly Responder[];
  /** Whether the token is valid for the operation. By default any token is. */
  readonly isAuthorized?: (request: RoutedRequest) => boolean;
}

type Answer = Pick<Reply, 'status' | 'text'> & Partial<Pick<Reply, 'headers'>>;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** What the contract requires of every answer with this status, to a request with these headers. */
export function commonHeaders(
  { 'x-request-id': id = '', 'accept-language': language }: Readonly<Record<string, string>>,
  status: number,
) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': REQUEST_ID.test(id) ? id : randomBytes(8).toString('hex'),
    'content-language': answerLanguage(language),
    vary: 'Accept-Language, token',
    ...(status === 401 && { 'www-authenticate': CHALLENGE }),
  };
}

/**
 * Handles one call from end to end, in the contract's order of checks (info, "Order of checks"): Prism's routing and
 * security → token → body → Prism's validation → responder, or the contract's example → Prism's validation of the
 * responder's answer. `Prefer` always gets the example, so that any state can be shown.
 */
export function createApi({ engine, clockOf, responders, isAuthorized = () => true }: ApiParts): Api {
  return async (incoming, heard) => {
    const headers = flatHeaders(incoming.headers);
    const language = headers['accept-language'];
    let operationId: string | undefined;
    const named = (operation: Operation | undefined) => {
      operationId = operation?.operationId;
    };
    const reply = await answer(incoming, headers, named, heard).catch((thrown: unknown): Answer => {
      const error = thrown instanceof HttpError ? thrown : internalError(thrown);
      const failure = envelope(clockOf(headers), error.status, inLanguage(error.msg, language), error.data);
      return { status: error.status, text: JSON.stringify(failure) };
    });
    const allow = reply.status === 405 && { allow: methodsOf(incoming) };
    const common = { ...commonHeaders(headers, reply.status), ...allow };
    return { ...reply, headers: { ...common, ...reply.headers }, ...(operationId && { operationId }) };
  };

  /** The methods that the requested path takes. */
  function methodsOf({ url = '/' }: Incoming): string {
    const { path } = splitTarget(url);
    return [...engine.operations.values()].flatMap((one) => (one.path === path ? one.method : [])).join(', ');
  }

  async function answer(
    incoming: Incoming,
    headers: Readonly<Record<string, string>>,
    named: (operation: Operation | undefined) => void,
    heard: ((bytes: Buffer) => void) | undefined,
  ): Promise<Answer> {
    const { path, search } = splitTarget(incoming.url ?? '/');
    const method = incoming.method ?? 'GET';
    const query = readQuery(search);
    const bytes = await readBytes(incoming).catch(asRefusal);
    if (!(bytes instanceof HttpError)) heard?.(bytes);
    const body = bytes instanceof HttpError ? bytes : await parseBody(bytes, headers['content-type']).catch(asRefusal);
    const sent = body instanceof HttpError ? { value: undefined, length: 0 } : body;

    const asked = { method, path, query, headers: describedBy(headers, sent), body: sent.value };
    const checked = await engine.check(asked);
    const { operation } = checked;
    named(operation);
    if (checked.kind === 'refused' && [401, 404, 405].includes(checked.status))
      throw refusalError(checked, method, path);
    const preference = readPreference(headers['prefer'], search);
    const isExample = preference !== undefined;
    if (operation && !isExample && !isAuthorized({ operation, headers, body: sent.value }))
      throw new HttpError(401, DATA.messages.loginFirst);
    if (body instanceof HttpError) throw body;
    if (checked.kind === 'refused') throw refusalError(checked, method, path);

    if (isExample) return example(checked.operation, preference);
    return respond({
      operation: checked.operation,
      query: typedQuery(query, checked.operation.querySchema),
      headers,
      body: sent.value,
      files: body.files,
      clock: clockOf(headers),
    });
  }

  async function respond(call: AcceptedCall): Promise<Answer> {
    for (const responder of responders) {
      const result = await responder(call);
      if (result !== undefined) return validated(call.operation.operationId, result);
    }
    return example(call.operation);
  }

  async function example(operation: Operation, preference?: Preference): Promise<Answer> {
    const chosen = await engine.example(operation, preference);
    if (chosen.kind === 'refused') throw new HttpError(chosen.status, noExampleMessage(operation, preference));
    return { status: chosen.status, headers: violationsHeader(chosen), text: chosen.text };
  }

  function validated(operationId: string, result: Envelope): Answer {
    const violations = engine.validateAnswer(operationId, 200, result);
    if (violations.length === 0) return { status: 200, text: JSON.stringify(result) };
    throw new HttpError(500, same(`The mock's own answer to ${operationId} breaks the contract`), { violations });
  }
}

function asRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

/** The headers with the body's cleaned media type and true length: Prism's body validation reads these two. */
function describedBy(
  headers: Readonly<Record<string, string>>,
  { contentType, length }: Pick<Body, 'contentType' | 'length'>,
) {
  const { 'content-type': _, ...rest } = headers;
  return { ...rest, 'content-length': String(length), ...(contentType && { 'content-type': contentType }) };
}
