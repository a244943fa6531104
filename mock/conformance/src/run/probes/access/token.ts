import type { Input } from '../../../../../shared/request-encoding.ts';
import type { CheckId } from '../../../checks/check-list.ts';
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
  const expect401 = async (check: CheckId, how: string, token: string | undefined, other: Input = {}) => {
    const exchange = await context.driver.send(operation.id, { ...input, ...other, token }, 'visitor');
    expectThat(context, operation, exchange.response === undefined || exchange.response.status === 401, {
      check,
      message: wrongStatus(`${operation.id} ${how}`, 'is answered', 401, exchange),
      expected: 'HTTP 401',
      contract: `${operation.pointer}/security`,
      exchanges: [exchange],
    });
  };
  const own = context.driver.tokenOf('first');
  if (operation.login === 'required') {
    await expect401('token-missing', 'without a token', undefined);
    const query = { ...input.query, token: own };
    await expect401('token-url-accepted', 'with its token in the address', undefined, { query });
  }
  if (IGNORES_TOKEN.has(operation.id)) return;
  await expect401('token-bad', 'with a token that nobody has', UNKNOWN_TOKEN);
  await expect401('token-bad', 'with a token of which one letter differs', forgery(own ?? UNKNOWN_TOKEN));
  if (operation.body === undefined) return;
  await expect401('check-order', 'with wrong fields and a wrong token', UNKNOWN_TOKEN, { body: { nonsense: true } });
}
