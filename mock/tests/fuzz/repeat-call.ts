import { isRecord } from '../../src/json.ts';
import { DAY } from '../../src/world/clock.ts';
import type { Person } from './actor.ts';
import { signIn } from './actors.ts';
import type { Stage } from './checked-sandbox.ts';
import { Broken } from './invariant-error.ts';
import type { Dice } from './random-source.ts';

/**
 * Sends the last keyed call of somebody once more, as a client does that lost the answer: within a day it gets the same
 * answer and nothing happens again, and another body under the same key is a conflict.
 */
export async function sendAgain(stage: Stage, me: Person, dice: Dice): Promise<void> {
  const { keyed } = me;
  await signIn(stage, me);
  const { clock } = stage.sandbox;
  if (!keyed || me.token === undefined || clock.now() >= me.tokenEnds || me.revoked || clock.now() - keyed.at >= DAY)
    return;
  const { operation, input, data } = keyed;
  if (dice.oneIn(3) && isRecord(input.body)) {
    const bent = operation === 'createOrder' ? { expected_total: '7.77' } : { amount: '77.77' };
    const told = await stage.call(me, operation, { body: { ...input.body, ...bent } });
    if (told.kind === 'refused' && told.name === 'idempotency_conflict') return;
    throw new Broken('another body under a key is a conflict', JSON.stringify(told));
  }
  stage.soundness.expectStill();
  const told = await stage.call(me, operation, input);
  if (told.kind === 'data' && JSON.stringify(told.data) === data) return;
  throw new Broken('a key is carried out once', `${data} became ${JSON.stringify(told)}`);
}
