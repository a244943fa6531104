import type { Finding } from '../../finding.ts';
import { addressOf, type Fault, judge, type Look } from '../look.ts';

/** Path, method, token, and what must not stand in an address. */
export const route = (look: Look): Finding[] => [...called(look), ...addresses(look), ...token(look)];

function called(look: Look): Finding[] {
  const { contract, operation, exchange } = look;
  const { method } = exchange.request;
  const { pathname } = addressOf(exchange.request.url);
  const declared =
    operation ?? ['GET', 'POST'].map((one) => contract.operationAt(one, pathname)).find((one) => one !== undefined);
  if (declared === undefined) {
    return judge(look, 'route-undeclared', [
      {
        message: `the contract declares no ${pathname}`,
        expected: 'a declared path',
        got: `${method} ${pathname}`,
        contract: '/paths',
      },
    ]);
  }
  const isRight = declared.method === method || method === 'OPTIONS';
  const fault = {
    message: `${pathname} is called with ${method}`,
    expected: declared.method,
    got: method,
    contract: declared.pointer,
  };
  return [...judge(look, 'route-undeclared', []), ...judge(look, 'method-undeclared', isRight ? [] : [fault])];
}

const SECRET = /^(password|old_password|pay_code|old_pay_code|verification_code|step_up)$/i;
/** Whether a parameter is called as tokens are. */
export const isTokenName = (name: string): boolean => /^(token|access_token|api_token|auth|authorization)$/i.test(name);

/** Addresses end up in logs and histories. */
function addresses(look: Look): Finding[] {
  const { searchParams } = addressOf(look.exchange.request.url);
  const { token: sent } = look.exchange.request.headers;
  const isSecret = (value: string) => value.length >= 4 && look.secrets.includes(value) && value !== sent;
  const isToken = (name: string, value: string) => isTokenName(name) || (value.length >= 8 && value === sent);
  const entries = [...searchParams];
  const tokens = entries.filter(([name, value]) => isToken(name, value));
  const secrets = entries.filter(([name, value]) => (SECRET.test(name) || isSecret(value)) && !isToken(name, value));
  const told = ([name]: [string, string], what: string): Fault => ({
    message: `${what} stands in the address, as ${name}`,
    at: `query.${name}`,
    expected: 'nothing of it in the address',
    got: '(kept out of reports)',
  });
  return [
    ...judge(
      look,
      'token-in-url',
      tokens.map((entry) => told(entry, 'a token')),
    ),
    ...judge(
      look,
      'secret-in-url',
      secrets.map((entry) => told(entry, 'a secret')),
    ),
  ];
}

function token(look: Look): Finding[] {
  if (look.operation?.login !== 'required') return [];
  const { token: sent, authorization } = look.exchange.request.headers;
  const got = authorization === undefined ? undefined : 'Authorization';
  const fault = {
    message: 'the call needs a login and carries no token',
    at: 'headers.token',
    expected: 'the header token',
    got,
  };
  return judge(
    look,
    'request-token-missing',
    sent ? [] : [{ ...fault, contract: `${look.operation.pointer}/security` }],
  );
}
