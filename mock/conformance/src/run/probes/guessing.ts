import { isRecord } from '../../../../shared/json.ts';
import type { Exchange } from '../../exchange.ts';
import { isMissing } from '../call-reads.ts';
import { found, type RunKit } from '../kit.ts';
import type { PlannedOperation } from '../plan.ts';
import { bodyOf, type Caller, codeOf, reasonOf } from '../walk.ts';

/** How many wrong tries in a row a server may take before it says that they are too many. */
const TRIES = 25;

/** Answers that slow a guesser down. */
const isSlowedDown = (reason: string | undefined, code: number | undefined): boolean =>
  code === 429 || ['too_many_attempts', 'pay_code_locked', 'send_too_often'].includes(reason ?? '');

/**
 * Guesses the second customer's password and the first's payment code, last of all: both are locked for a while
 * afterwards. For that it takes `--allow-writes`.
 */
export async function guess(kit: RunKit, planned: readonly PlannedOperation[]): Promise<void> {
  const { walk, recorder } = kit;
  const { second, allowWrites } = walk.options;
  if (!allowWrites || second === undefined) return;
  const attempts: Record<string, [Caller, (number: number) => unknown]> = {
    verifyPayCode: ['first', (number) => ({ pay_code: String(904_713 + number) })],
    createStepUp: ['second', (number) => ({ by: 'password', password: `not-the-password-${number}` })],
    loginUser: ['visitor', (number) => ({ account: second.account, password: `not-the-password-${number}` })],
  };
  for (const [id, [caller, body]] of Object.entries(attempts)) {
    const one = planned.find(({ operation, isTarget }) => operation.id === id && isTarget);
    if (one === undefined) continue;
    if (id === 'loginUser') await compareUnknown(kit, one, second.account);
    recorder.looked(id, 'guessing-unlimited');
    const exchanges = [];
    for (let number = 0; number < TRIES; number += 1) {
      const exchange = await walk.send(id, { body: body(number) }, caller);
      if (isMissing(exchange)) break;
      exchanges.push(exchange);
      if (isSlowedDown(reasonOf(exchange), codeOf(exchange)) || reasonOf(exchange) === 'pay_code_not_set') break;
    }
    if (exchanges.length < TRIES) continue;
    found(kit, one.operation, {
      check: 'guessing-unlimited',
      message: `${id} takes ${TRIES} wrong tries in a row`,
      expected: 'too_many_attempts, pay_code_locked or HTTP 429',
      got: `${TRIES} times the answer of one wrong try`,
      exchanges: exchanges.slice(-1),
    });
  }
}

/** A wrong password and an unknown account must be answered alike: nobody learns here who is a customer. */
async function compareUnknown(kit: RunKit, { operation }: PlannedOperation, account: string): Promise<void> {
  const password = 'not-the-password-0';
  const [wrong, unknown] = [
    await kit.walk.send(operation.id, { body: { account, password } }, 'visitor'),
    await kit.walk.send(operation.id, { body: { account: `nobody-${account}`, password } }, 'visitor'),
  ];
  kit.recorder.looked(operation.id, 'existence-told');
  const [known, told] = [wrong, unknown].map((exchange) => `${codeOf(exchange)} ${messageOf(exchange)}`);
  if (known === told) return;
  found(kit, operation, {
    check: 'existence-told',
    message: `${operation.id} answers otherwise to an account that does not exist`,
    expected: known ?? '',
    got: told ?? '',
    exchanges: [wrong, unknown],
  });
}

function messageOf(exchange: Exchange): unknown {
  const body = bodyOf(exchange);
  return isRecord(body) ? body['msg'] : undefined;
}
