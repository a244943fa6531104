import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../shared/json.ts';
import { DAY } from '../../src/world/clock.ts';
import type { Actor } from './actor.ts';
import { signIn } from './actors.ts';
import type { CheckedSandbox } from './checked-sandbox.ts';
import { InvariantError } from './invariant-error.ts';
import type { RandomSource } from './random-source.ts';

/** Changes that make the body differ from the previous one. */
const otherBody: Partial<Record<OperationId, object>> = {
  createOrder: { expected_total: '7.77' },
  createRecharge: { amount: '77.77' },
  createCardPayment: { amount: '77.77' },
  createWithdrawal: { amount: '77.77' },
  addCartLine: { quantity: 998 },
  saveAddress: { detail: 'Another street 7' },
  applyRefund: { amount: '77.77' },
  payOrders: { order_ids: [424_242] },
  rebuyOrder: { order_id: 424_242 },
  createReview: { content: 'Something else' },
};

/**
 * Repeats an actor's last keyed call, like a client that lost the answer. Within a day it must get the same answer
 * without a second effect, and another body under the same key must conflict.
 */
export async function repeatCall(checked: CheckedSandbox, me: Actor, random: RandomSource): Promise<void> {
  const { keyed } = me;
  await signIn(checked, me);
  const { clock } = checked.sandbox;
  if (!keyed || me.token === undefined || clock.now() >= me.tokenEnds || me.revoked || clock.now() - keyed.at >= DAY)
    return;
  const { operation, input, data } = keyed;
  if (random.oneIn(3) && isRecord(input.body)) {
    const result = await checked.call(me, operation, { body: { ...input.body, ...otherBody[operation] } });
    if (result.kind === 'refused' && result.name === 'idempotency_conflict') return;
    throw new InvariantError('another body under a key is a conflict', JSON.stringify(result));
  }
  checked.oracle.expectNoChange();
  const result = await checked.call(me, operation, input);
  // The cart in the answer is the current one.
  if (result.kind === 'data' && (operation === 'addCartLine' || JSON.stringify(result.data) === data)) return;
  throw new InvariantError('a key is carried out once', `${data} became ${JSON.stringify(result)}`);
}
