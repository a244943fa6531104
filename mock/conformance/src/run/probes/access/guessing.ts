import { nodeAt } from '../../../../../shared/json-pointer.ts';
import type { CheckId } from '../../../checks/check-list.ts';
import type { Exchange } from '../../../exchange.ts';
import { isMissing } from '../../call-reads.ts';
import { bodyOf, type Caller, codeOf, reasonOf } from '../../driver.ts';
import type { Account } from '../../options.ts';
import type { PlannedOperation } from '../../plan.ts';
import { expectThat, found, inParallel, type RunContext } from '../../run-context.ts';

/** How many wrong attempts in a row lock a password within a session, a payment code, or an account for an address. */
const FIFTH = 5;

/** Whether an answer slows guessing down, beside HTTP 429 for any request. */
const isLocked = (exchange: Exchange): boolean =>
  ['too_many_attempts', 'pay_code_locked', 'send_too_often'].includes(reasonOf(exchange) ?? '');

/** What is guessed: who does, with which body; the right body; and a call of somebody else, who must not be locked out. */
interface Secret {
  readonly caller: Caller;
  readonly wrong: (number: number) => object;
  readonly right: object | undefined;
  readonly other: readonly [Caller, object];
}

/**
 * Guesses the second customer's password and the first customer's payment code, at the very end: both are locked for a
 * while afterwards. Requires `--allow-writes`.
 */
export async function guess(context: RunContext, planned: readonly PlannedOperation[]): Promise<void> {
  const { driver } = context;
  const { account, second, allowWrites } = driver.options;
  if (!allowWrites || second === undefined) return;
  const byPassword = (password: string) => ({ by: 'password', password });
  const wrongPassword = (number: number) => `not-the-password-${number}`;
  const wrongCode = (number: number) => ({ pay_code: String(904_713 + number) });
  const credentials = ({ account: name, password }: Account) => ({ account: name, password });
  // One operation for each secret: what is locked stays locked for a while, for all operations that ask for it.
  const secrets: Record<string, Secret> = {
    verifyPayCode: {
      caller: 'first',
      wrong: wrongCode,
      right: account.payCode === undefined ? undefined : { pay_code: account.payCode },
      other: ['second', wrongCode(0)],
    },
    createStepUp: {
      caller: 'second',
      wrong: (number) => byPassword(wrongPassword(number)),
      right: byPassword(second.password),
      other: ['first', byPassword(account.password)],
    },
    loginUser: {
      caller: 'visitor',
      wrong: (number) => ({ account: second.account, password: wrongPassword(number) }),
      right: credentials(second),
      other: ['visitor', credentials(account)],
    },
  };
  const guessIn = async (ids: readonly string[]) => {
    for (const id of ids) {
      const one = planned.find(({ operation, isTarget }) => operation.id === id && isTarget);
      const secret = secrets[id];
      if (one === undefined || secret === undefined) continue;
      if (id === 'loginUser') await compareUnknown(context, one, second.account);
      await guessOne(context, one, secret);
    }
  };
  // Passwords one after the other: servers may count them together.
  await inParallel(context, [['verifyPayCode'], ['createStepUp', 'loginUser']], guessIn);
}

/** Guesses until the secret is locked; then neither the right one may do, nor anybody else be locked out. */
async function guessOne(context: RunContext, { operation }: PlannedOperation, secret: Secret): Promise<void> {
  const { driver, recorder } = context;
  const { caller, wrong, right, other } = secret;
  const send = (body: object, self = caller) => driver.send(operation.id, { body, retries: false }, self);
  const say = (check: CheckId, message: string, expected: string, exchange: Exchange, isDoubted = false) => {
    const details = { message: `${operation.id} ${message}`, expected, exchanges: [exchange] };
    found(context, operation, { check, severity: isDoubted ? 'warning' : 'error', ...details });
  };
  recorder.applied(operation.id, 'guessing-unlimited');
  // The right one sets the count back.
  const isCounted = right !== undefined && codeOf(await send(right)) === 1 && 'pay_code' in right;
  for (let number = 1; ; number += 1) {
    const exchange = await send(wrong(number));
    if (isMissing(exchange) || reasonOf(exchange) === 'pay_code_not_set' || codeOf(exchange) === 429) return;
    const left = isLocked(exchange) ? 'none' : nodeAt(bodyOf(exchange), '/data/attempts_left');
    const expected = number > FIFTH ? 'none' : FIFTH - number;
    if (isCounted && left !== expected)
      say('attempts-stay', `reports ${left} attempts left after ${number} wrong ones`, String(expected), exchange);
    if (isLocked(exchange)) break;
    if (number <= FIFTH) continue;
    const limit = 'too_many_attempts, pay_code_locked or HTTP 429';
    return say('guessing-unlimited', `takes more than ${FIFTH} wrong attempts in a row`, limit, exchange);
  }
  const opened = right && (await send(right));
  if (opened && codeOf(opened) === 1)
    say('guessing-unlimited', 'takes the right secret while it is locked', 'a refusal until the lock ends', opened);
  const [somebody, theirs] = other;
  const exchange = await send(theirs, somebody);
  if (!isLocked(exchange)) return;
  // Wrong passwords are counted by address, too: where that is locked, an unknown account is as well.
  const unknown = { account: `nobody-${crypto.randomUUID()}`, password: 'not-the-password-0' };
  const isDoubted = !('pay_code' in theirs) && isLocked(await driver.send('loginUser', { body: unknown }, 'visitor'));
  const message = `locks another customer out${isDoubted ? ', or the address' : ''}`;
  say('foreign-change', message, 'an answer that is not slowed down', exchange, isDoubted);
}

/** A wrong password and an unknown account must get the same answer, which must not reveal who is a customer. */
async function compareUnknown(context: RunContext, { operation }: PlannedOperation, account: string): Promise<void> {
  const password = 'not-the-password-0';
  const [wrong, unknown] = [
    await context.driver.send(operation.id, { body: { account, password } }, 'visitor'),
    await context.driver.send(operation.id, { body: { account: `nobody-${account}`, password } }, 'visitor'),
  ];
  const [known, other] = [wrong, unknown].map((exchange) => `${codeOf(exchange)} ${nodeAt(bodyOf(exchange), '/msg')}`);
  expectThat(context, operation, known === other, {
    check: 'existence-told',
    message: `${operation.id} answers otherwise to an account that does not exist`,
    expected: known ?? '',
    got: other ?? '',
    exchanges: [wrong, unknown],
  });
}
