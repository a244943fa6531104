import type { CheckId } from '../../../checks/check-list.ts';
import type { Exchange } from '../../../exchange.ts';
import { wrongStatus } from '../../driver.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';

/** A well-formed token that no server has issued. */
const UNKNOWN_TOKEN = 'conformance-unknown-token-0000000000';

/** A token with another letter in its last part, as of a signature that does not fit. */
function forgery(token: string): string {
  const at = Math.max(token.length - 6, 0);
  return `${token.slice(0, at)}${/a/i.test(token.charAt(at)) ? 'b' : 'a'}${token.slice(at + 1)}`;
}

/** These send a verification code or check one, and ignore a token. */
const IGNORES_TOKEN = new Set(['resetPassword', 'sendCode']);

/** Calls without a token, with an unknown and a forged token, and with a token in the address. */
export async function probeToken(context: RunContext, { operation, input }: Target): Promise<void> {
  if (operation.login === 'none') return;
  const send = (token: string | undefined, extra = {}) =>
    context.driver.send(operation.id, { ...input, ...extra, token }, 'visitor');
  const expect401 = (check: CheckId, message: string, exchange: Exchange) => {
    const isRefused = exchange.response?.status === 401 || exchange.response === undefined;
    const finding = { check, message, expected: 'HTTP 401', contract: `${operation.pointer}/security` };
    expectThat(context, operation, isRefused, { ...finding, exchanges: [exchange] });
  };
  const wrong401 = (token: string, exchange: Exchange) =>
    wrongStatus(`${operation.id} ${token}`, 'is answered', 401, exchange);
  const looksAtToken = !IGNORES_TOKEN.has(operation.id);
  if (operation.login === 'required') {
    const without = await send(undefined);
    expect401('token-missing', wrong401('without a token', without), without);
    const inAddress = await send(undefined, { query: { ...input.query, token: context.driver.tokenOf('first') } });
    expect401('token-url-accepted', wrong401('with its token in the address', inAddress), inAddress);
  }
  if (looksAtToken) {
    const unknown = await send(UNKNOWN_TOKEN);
    expect401('token-bad', wrong401('with a token that nobody has', unknown), unknown);
    const forged = await send(forgery(context.driver.tokenOf('first') ?? UNKNOWN_TOKEN));
    expect401('token-bad', wrong401('with a token of which one letter differs', forged), forged);
    if (operation.body === undefined) return;
    const both = await send(UNKNOWN_TOKEN, { body: { nonsense: true } });
    expect401('check-order', `${operation.id} looks at the fields before the token`, both);
  }
}
