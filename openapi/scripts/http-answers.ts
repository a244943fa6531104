import { type Call, type Contract, callsOf, needsLogin, type Reference } from './contract.ts';

/** GET operations that change data all the same, marked as such in the contract by `x-invalidates`. */
const isMutation = ({ method, operation }: Call) => method === 'post' || operation['x-invalidates'] !== undefined;

const takesToken = ({ operation }: Call) => operation.security?.some((one) => 'userToken' in one) === true;
const takesBody = ({ operation }: Call) => operation.requestBody !== undefined;
const always = () => true;

/** Which HTTP failures a server may answer to which operations, and the component that describes each. */
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

const FAILURE_HEADERS = { 'X-Request-Id': 'RequestId', 'Content-Language': 'ContentLanguage' };
const ANSWER_HEADERS = { ...FAILURE_HEADERS, Vary: 'Vary', 'Cache-Control': 'CacheControl' };
const PARAMETERS = ['AcceptLanguage', 'RequestId'];

/**
 * Adds to every operation what all of them take and answer: the parameters Accept-Language and X-Request-Id, the HTTP
 * failures, and the headers of answers. So the sources say only what an operation has of its own. Changes `contract`.
 */
export function addHttpAnswers(contract: Contract): void {
  const { responses = {} } = contract.components;
  for (const [, component] of FAILURES) {
    const response = responses[component];
    if (response === undefined) throw new Error(`components.responses of openapi.yaml lacks ${component}`);
    response.headers = { ...references('headers', FAILURE_HEADERS), ...response.headers };
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

/** Only what depends on the customer, or changes something, is bound to `no-store`; the rest is the server's choice. */
function headersOf(call: Call): Record<string, string> {
  return isMutation(call) || needsLogin(call.operation)
    ? { ...ANSWER_HEADERS, 'Cache-Control': 'NoStore' }
    : ANSWER_HEADERS;
}

const reference = (kind: string, name: string): Reference => ({ $ref: `#/components/${kind}/${name}` });

function references(kind: string, names: Record<string, string>): Record<string, Reference> {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, reference(kind, name)]));
}
