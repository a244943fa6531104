import { nodeAt } from '../../../../shared/json-pointer.ts';
import { isMissing } from '../call-reads.ts';
import { bodyOf, type Caller, codeOf, reasonOf } from '../driver.ts';
import type { PlannedOperation } from '../plan.ts';
import { found, type RunContext } from '../run-context.ts';

/** How many wrong attempts in a row a server may accept before it refuses with "too many". */
const TRIES = 25;

/** Whether an answer slows guessing down. */
const isSlowedDown = (reason: string | undefined, code: number | undefined): boolean =>
  code === 429 || ['too_many_attempts', 'pay_code_locked', 'send_too_often'].includes(reason ?? '');

/**
 * Guesses the second customer's password and the first customer's payment code, at the very end: both are locked for a
 * while afterwards. Requires `--allow-writes`.
 */
export async function guess(context: RunContext, planned: readonly PlannedOperation[]): Promise<void> {
  const { driver, recorder } = context;
  const { second, allowWrites } = driver.options;
  if (!allowWrites || second === undefined) return;
  // One operation for each secret: what is locked stays locked for a while, for all operations that ask for it.
  const attempts: Record<string, [Caller, (number: number) => unknown]> = {
    verifyPayCode: ['first', (number) => ({ pay_code: String(904_713 + number) })],
    createStepUp: ['second', (number) => ({ by: 'password', password: `not-the-password-${number}` })],
    loginUser: ['visitor', (number) => ({ account: second.account, password: `not-the-password-${number}` })],
  };
  for (const [id, [caller, body]] of Object.entries(attempts)) {
    const one = planned.find(({ operation, isTarget }) => operation.id === id && isTarget);
    if (one === undefined) continue;
    if (id === 'loginUser') await compareUnknown(context, one, second.account);
    recorder.applied(id, 'guessing-unlimited');
    const exchanges = [];
    for (let number = 0; number < TRIES; number += 1) {
      const exchange = await driver.send(id, { body: body(number), retries: false }, caller);
      if (isMissing(exchange)) break;
      exchanges.push(exchange);
      if (isSlowedDown(reasonOf(exchange), codeOf(exchange)) || reasonOf(exchange) === 'pay_code_not_set') break;
    }
    if (exchanges.length < TRIES) continue;
    found(context, one.operation, {
      check: 'guessing-unlimited',
      message: `${id} takes ${TRIES} wrong attempts in a row`,
      expected: 'too_many_attempts, pay_code_locked or HTTP 429',
      got: `${TRIES} times the answer to one wrong attempt`,
      exchanges: exchanges.slice(-1),
    });
  }
}

/** A wrong password and an unknown account must get the same answer, which must not reveal who is a customer. */
async function compareUnknown(context: RunContext, { operation }: PlannedOperation, account: string): Promise<void> {
  const password = 'not-the-password-0';
  const [wrong, unknown] = [
    await context.driver.send(operation.id, { body: { account, password } }, 'visitor'),
    await context.driver.send(operation.id, { body: { account: `nobody-${account}`, password } }, 'visitor'),
  ];
  context.recorder.applied(operation.id, 'existence-told');
  const [known, told] = [wrong, unknown].map((exchange) => `${codeOf(exchange)} ${nodeAt(bodyOf(exchange), '/msg')}`);
  if (known === told) return;
  found(context, operation, {
    check: 'existence-told',
    message: `${operation.id} answers otherwise to an account that does not exist`,
    expected: known ?? '',
    got: told ?? '',
    exchanges: [wrong, unknown],
  });
}
