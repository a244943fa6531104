import { type Call, type Contract, callsOf, needsLogin, type Reference } from './contract.ts';

/** Some GET operations change data; `x-invalidates` marks them in the contract. */
const isMutation = ({ method, operation }: Call) => method === 'post' || operation['x-invalidates'] !== undefined;

const takesToken = ({ operation }: Call) => operation.security?.some((one) => 'userToken' in one) === true;
const takesBody = ({ operation }: Call) => operation.requestBody !== undefined;
const always = () => true;

/** The HTTP failures that a server may answer, the component of each, and the operations it applies to. */
const FAILURES: readonly [status: string, component: string, applies: (call: Call) => boolean][] = [
  ['400', 'BadRequest', always],
  ['401', 'Unauthorized', takesToken],
  ['404', 'NotFound', always],
  ['405', 'MethodNotAllowed', always],
  ['413', 'PayloadTooLarge', takesBody],
  ['415', 'UnsupportedMediaType', takesBody],
  ['422', 'Unprocessable', always],
  ['429', 'TooManyRequests', always],
  ['500', 'ServerError', always],
  ['503', 'Unavailable', always],
];

const HEADERS = { 'X-Request-Id': 'RequestId', 'Content-Language': 'ContentLanguage', Vary: 'Vary' };
/** Caches may store a 404 or a 405 that does not forbid it (RFC 9110, 15.1). */
const PRIVATE_HEADERS = { ...HEADERS, 'Cache-Control': 'NoStore' };
const PUBLIC_HEADERS = { ...HEADERS, 'Cache-Control': 'CacheControl' };
const PARAMETERS = ['AcceptLanguage', 'RequestId'];

/**
 * Adds to every operation what all share: the parameters Accept-Language and X-Request-Id, the HTTP failures, and the
 * headers of answers. The sources then only have what is specific to an operation. Modifies `contract`.
 */
export function addHttpAnswers(contract: Contract): void {
  const { responses = {} } = contract.components;
  for (const [, component] of FAILURES) {
    const response = responses[component];
    if (response === undefined) throw new Error(`components.responses of openapi.yaml lacks ${component}`);
    response.headers = { ...references('headers', PRIVATE_HEADERS), ...response.headers };
  }
  for (const call of callsOf(contract)) {
    const { operation } = call;
    const own = operation.parameters ?? [];
    operation.parameters = [...PARAMETERS.map((name) => reference('parameters', name)), ...own];
    for (const answer of Object.values(operation.responses)) {
      if ('$ref' in answer) continue;
      answer.headers = { ...references('headers', headersOf(call)), ...answer.headers };
    }
    for (const [status, component, applies] of FAILURES) {
      if (applies(call)) operation.responses[status] = reference('responses', component);
    }
  }
}

/** Answers that depend on the customer, and answers to mutations, must be `no-store`. For others the server chooses. */
function headersOf(call: Call): Record<string, string> {
  return isMutation(call) || needsLogin(call.operation) ? PRIVATE_HEADERS : PUBLIC_HEADERS;
}

const reference = (kind: string, name: string): Reference => ({ $ref: `#/components/${kind}/${name}` });

function references(kind: string, names: Record<string, string>): Record<string, Reference> {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, reference(kind, name)]));
}
