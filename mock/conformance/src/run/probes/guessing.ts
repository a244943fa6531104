import { nodeAt } from '../../../../shared/json-pointer.ts';
import type { Exchange } from '../../exchange.ts';
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
    if (id === 'verifyPayCode') await probeSetBack(context, one);
    recorder.applied(id, 'guessing-unlimited');
    const exchanges = [];
    for (let number = 0; number < TRIES; number += 1) {
      const exchange = await driver.send(id, { body: body(number) }, caller);
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

/** The right payment code resets the count of wrong ones: each wrong code after it leaves equally many attempts. */
async function probeSetBack(context: RunContext, { operation }: PlannedOperation): Promise<void> {
  const { payCode } = context.driver.options.account;
  if (payCode === undefined) return;
  const wrong = payCode === '904712' ? '904711' : '904712';
  const exchanges: Exchange[] = [];
  for (const pay_code of [payCode, wrong, payCode, wrong])
    exchanges.push(await context.driver.send(operation.id, { body: { pay_code } }));
  const [, before, , after] = exchanges.map(attemptsLeft);
  if (before === undefined || after === undefined) return;
  context.recorder.applied(operation.id, 'attempts-stay');
  if (before === after) return;
  found(context, operation, {
    check: 'attempts-stay',
    message: 'The right payment code does not reset the count of wrong ones',
    expected: String(before),
    got: String(after),
    at: '/data/attempts_left',
    exchanges: exchanges.slice(1),
  });
}

const attemptsLeft = (exchange: Exchange): unknown => nodeAt(bodyOf(exchange), '/data/attempts_left');

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
