import type { CheckId } from '../../checks/check-list.ts';
import type { Exchange } from '../../exchange.ts';
import { found, type RunKit, type Target } from '../kit.ts';
import { answerOf } from '../walk.ts';

/** A token of the right form that no server has given out. */
const UNKNOWN_TOKEN = 'conformance-unknown-token-0000000000';

/** These look at a code that was sent, or send one: a token beside it is not looked at. */
const IGNORES_TOKEN = new Set(['resetPassword', 'sendCode']);

/** Calls without a token, with one that is unknown, and with one in the address. */
export async function probeToken(kit: RunKit, { operation, input }: Target): Promise<void> {
  if (operation.login === 'none') return;
  const send = (token: string | undefined, extra = {}) =>
    kit.walk.send(operation.id, { ...input, ...extra, token }, 'visitor');
  const expect401 = (check: CheckId, message: string, exchange: Exchange) => {
    kit.recorder.looked(operation.id, check);
    if (exchange.response?.status === 401 || exchange.response === undefined) return;
    const expected = 'HTTP 401';
    const contract = `${operation.pointer}/security`;
    found(kit, operation, { check, message, expected, got: answerOf(exchange), contract, exchanges: [exchange] });
  };
  const looksAtToken = !IGNORES_TOKEN.has(operation.id);
  if (operation.login === 'required') {
    expect401('token-missing', `${operation.id} answers without a token`, await send(undefined));
    const inAddress = { query: { ...input.query, token: kit.walk.tokenOf('first') } };
    expect401(
      'token-url-accepted',
      `${operation.id} takes the token from the address`,
      await send(undefined, inAddress),
    );
  }
  if (looksAtToken) {
    expect401('token-bad', `${operation.id} answers to a token that nobody has`, await send(UNKNOWN_TOKEN));
    if (operation.body === undefined) return;
    const both = await send(UNKNOWN_TOKEN, { body: { nonsense: true } });
    expect401('check-order', `${operation.id} looks at the fields before the token`, both);
  }
}
