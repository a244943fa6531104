import { addressOf } from '../../exchange.ts';
import type { Finding } from '../../finding.ts';
import { type CheckContext, type Fault, faultAt, judge } from '../check-context.ts';
import { HIDDEN } from '../security/secrets.ts';

/** Checks the path, the method, the token, and that the address holds no secret. */
export const route = (context: CheckContext): Finding[] => [
  ...called(context),
  ...addresses(context),
  ...token(context),
];

function called(context: CheckContext): Finding[] {
  const { contract, operation, exchange } = context;
  const { method } = exchange.request;
  const { pathname } = addressOf(exchange.request.url);
  const declared =
    operation ?? ['GET', 'POST'].map((one) => contract.operationAt(one, pathname)).find((one) => one !== undefined);
  if (declared === undefined) {
    const message = `the contract declares no ${pathname}`;
    const fault = faultAt('', message, 'a declared path', `${method} ${pathname}`, { contract: '/paths' });
    return judge(context, 'route-undeclared', fault);
  }
  const isRight = declared.method === method || method === 'OPTIONS';
  const { method: expected, pointer: contractPlace } = declared;
  const fault = faultAt('', `${pathname} is called with ${method}`, expected, method, { contract: contractPlace });
  return [...judge(context, 'route-undeclared', []), ...judge(context, 'method-undeclared', isRight || fault)];
}

const SECRET = /^(password|old_password|pay_code|old_pay_code|verification_code|step_up)$/i;
/** Whether a parameter has a name that is usual for tokens. */
export const isTokenName = (name: string): boolean => /^(token|access_token|api_token|auth|authorization)$/i.test(name);

/** Addresses end up in logs and histories. */
function addresses(context: CheckContext): Finding[] {
  const { searchParams } = addressOf(context.exchange.request.url);
  const { token: sent } = context.exchange.request.headers;
  const isSecret = (value: string) => value.length >= 4 && context.secrets.includes(value) && value !== sent;
  const isToken = (name: string, value: string) => isTokenName(name) || (value.length >= 8 && value === sent);
  const entries = [...searchParams];
  const tokens = entries.filter(([name, value]) => isToken(name, value));
  const secrets = entries.filter(([name, value]) => (SECRET.test(name) || isSecret(value)) && !isToken(name, value));
  const leakOf =
    (what: string) =>
    ([name]: [string, string]): Fault =>
      faultAt(`query.${name}`, `${what} stands in the address, as ${name}`, 'nothing of it in the address', HIDDEN);
  return [
    ...judge(context, 'token-in-url', tokens.map(leakOf('a token'))),
    ...judge(context, 'secret-in-url', secrets.map(leakOf('a secret'))),
  ];
}

function token(context: CheckContext): Finding[] {
  if (context.operation?.login !== 'required') return [];
  const { token: sent, authorization } = context.exchange.request.headers;
  const got = authorization === undefined ? undefined : 'Authorization';
  const message = 'the call needs a login and carries no token';
  const contract = `${context.operation.pointer}/security`;
  const fault = faultAt('headers.token', message, 'the header token', got, { contract });
  return judge(context, 'request-token-missing', Boolean(sent) || fault);
}
