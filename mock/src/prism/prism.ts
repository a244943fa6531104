import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { validateOutput } from '@stoplight/prism-http/dist/validator/index.js';
import { isSchema, type Schema } from '../../shared/json.ts';
import type { Violation } from './explain.ts';
import type { Preference } from './prefer.ts';

/** The only module that knows Prism: its types (fp-ts Either) and quirks end here. */

/** Prism's own description of one operation, for its router and validators. */
export type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** A request in the form that Prism validates: header names in lower case, the body parsed. */
export interface PrismRequest {
  readonly method: string;
  /** The path as the client sent it, still percent-encoded. */
  readonly path: string;
  readonly query: Record<string, string | string[]>;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** Prism found no operation (404, 405) or no example (404). */
interface NotFound {
  readonly kind: 'not-found';
  readonly status: number;
}

/** The operation that a request matches, and its violations of the contract. */
interface RequestValidation {
  readonly kind: 'validated';
  readonly operation: PrismOperation;
  /** 401 without a token, 415 for an undeclared media type, 422 for any other violation, 200 without violations. */
  readonly status: number;
  readonly violations: readonly Violation[];
}

/** An answer from the contract's examples, and its violations of the contract. */
interface ExampleAnswer {
  readonly kind: 'example';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly violations: readonly Violation[];
}

type Diagnostic = { readonly path?: readonly string[]; readonly code?: string | number; readonly message: string };

const base = { isProxy: false as const, errors: false, upstreamProxy: undefined, mock: { dynamic: false } };
const requestOnly = { ...base, checkSecurity: true, validateRequest: true, validateResponse: false };
const answerOnly = { ...base, checkSecurity: false, validateRequest: false, validateResponse: true };

// Prism writes several lines per request to a pino logger and creates two child loggers. This logger discards all.
const silence = () => undefined;
const silent = { child: () => silent, info: silence, success: silence, warn: silence, error: silence, debug: silence };

const validator = createInstance(requestOnly, {
  logger: silent,
  // Prism passes the chosen operation only to its mock component. This component returns it instead of an answer.
  mock:
    ({ resource, input }) =>
    () => ({
      _tag: 'Right',
      right: { statusCode: 200, body: { operation: resource, problems: input.validations } },
    }),
});
const exampleChooser = createInstance(answerOnly, { logger: silent });

/** Prism's operations of an OpenAPI document. The document is dereferenced in place. */
export function readOperations(document: object): Promise<PrismOperation[]> {
  return getHttpOperationsFromSpec(document);
}

/** Prism's routing, security and request validation, among the given operations. */
export async function validateRequest(
  request: PrismRequest,
  among: PrismOperation[],
): Promise<RequestValidation | NotFound> {
  const { method, path, headers, body } = request;
  // Prism converts the members of a list in place.
  const query = structuredClone(request.query);
  const result = await validator.request({ method: knownMethod(method), url: { path, query }, headers, body }, among)();
  if (result._tag === 'Left') return notFound(result.left);
  // Set by the mock component above.
  const { operation, problems } = result.right.output.body as { operation: PrismOperation; problems: Diagnostic[] };
  const http = problems.find(({ code }) => code === 401) ?? problems.find(({ code }) => code === 415);
  const status = problems.length === 0 ? 200 : Number(http?.code ?? 422);
  return { kind: 'validated', operation, status, violations: problems.map(toViolation) };
}

/** Prism's choice among the examples of an operation, validated by Prism. */
export async function chooseExample(
  operation: PrismOperation,
  preference: Preference,
): Promise<ExampleAnswer | NotFound> {
  const { code, example, dynamic = false, seed } = preference;
  const mock = { dynamic, ...(code && { code }), ...(example && { exampleKey: example }), ...(seed && { seed }) };
  const input = { method: knownMethod(operation.method), url: { path: operation.path, query: {} }, headers: {} };
  const result = await exampleChooser.request(input, [operation], { ...answerOnly, mock })();
  if (result._tag === 'Left') return notFound(result.left);
  const { statusCode: status, headers = {}, body } = result.right.output;
  return { kind: 'example', status, headers, body, violations: result.right.validations.output.map(toViolation) };
}

/** Prism's validation of an answer that did not come from Prism. */
export function validateResponse(operation: PrismOperation, status: number, body: unknown): readonly Violation[] {
  const element = { statusCode: status, headers: { 'content-type': 'application/json' }, body };
  const result = validateOutput({ resource: operation, element });
  return result._tag === 'Left' ? result.left.map(toViolation) : [];
}

/**
 * The schema of one part of an operation's request: `body`, or an object of all `query` (`header`, `path`) parameters.
 */
export function requestSchema({ request }: PrismOperation, part: string): Schema {
  if (part === 'body') return asSchema(request?.body?.contents?.[0]?.schema);
  const parameters = (part === 'header' ? request?.headers : part === 'path' ? request?.path : request?.query) ?? [];
  return {
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name.toLowerCase(), asSchema(schema)])),
  };
}

function asSchema(schema: unknown): Schema {
  return isSchema(schema) ? schema : {};
}

function toViolation({ path = [], code, message }: Diagnostic): Violation {
  return { path, rule: String(code ?? ''), message };
}

function notFound(error: Error): NotFound {
  const status = 'status' in error && typeof error.status === 'number' ? error.status : 500;
  return { kind: 'not-found', status };
}

/** Prism types methods as a closed list but only compares them: it answers any other method with 405. */
function knownMethod(method: string) {
  return method.toLowerCase() as 'get';
}
