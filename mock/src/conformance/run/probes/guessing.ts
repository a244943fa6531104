import { found, type RunKit } from '../kit.ts';
import type { PlannedOperation } from '../plan.ts';
import { codeOf, reasonOf } from '../walk.ts';

/** How many wrong tries in a row a server may take before it says that they are too many. */
const TRIES = 25;

/** Answers that slow a guesser down. */
const isSlowedDown = (reason: string | undefined, code: number | undefined): boolean =>
  code === 429 || ['too_many_attempts', 'pay_code_locked', 'send_too_often'].includes(reason ?? '');

/**
 * Guesses the second customer's password, and their payment code, last of all: both are locked for a while afterwards.
 * For that it takes `--allow-writes`.
 */
export async function guess(kit: RunKit, planned: readonly PlannedOperation[]): Promise<void> {
  const { walk, recorder } = kit;
  const { second, allowWrites } = walk.options;
  if (!allowWrites || second === undefined) return;
  const attempts: Record<string, (number: number) => unknown> = {
    verifyPayCode: (number) => ({ pay_code: String(904_713 + number) }),
    loginUser: (number) => ({ account: second.account, password: `not-the-password-${number}` }),
  };
  for (const [id, body] of Object.entries(attempts)) {
    const one = planned.find(({ operation, isTarget }) => operation.id === id && isTarget);
    if (one === undefined) continue;
    recorder.looked(id, 'guessing-unlimited');
    const exchanges = [];
    for (let number = 0; number < TRIES; number += 1) {
      const exchange = await walk.send(id, { body: body(number) }, id === 'loginUser' ? 'visitor' : 'second');
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
