import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { answerOf, codeOf, dataOf, ignoreUnreached, reasonOf } from '../../driver.ts';
import { type PrepareAs, takeBack } from '../../recipes/recipe.ts';
import { expectThat, type RunContext, type Target } from '../../run-context.ts';
import { settled } from '../../snapshot.ts';
import { hasSecond, privateIn } from '../access/foreign.ts';
import { KEYS } from './refusals.ts';

/** A key is one customer's: sent by another, it must neither return the first one's answer nor be a conflict. */
export async function probeOthersKey(
  context: RunContext,
  { operation, input, exchange }: Target,
  prepare: PrepareAs,
): Promise<void> {
  const { driver } = context;
  const sent = bodyFields(input);
  const key = KEYS.find((name) => name in sent);
  // What concerns records of the first customer is refused to others in any case.
  if (key === undefined || !hasSecond(driver) || privateIn(input).length > 0) return;
  const prepared = await prepare(driver.asSecond()).catch(ignoreUnreached);
  if (prepared === undefined) return;
  const { undo, ended: _, ...own } = prepared;
  const body = { ...bodyFields(own), [key]: sent[key] };
  const other = await driver.send(operation.id, { ...own, body }, 'second');
  const isTheirs = settled(operation.id, dataOf(other)) === settled(operation.id, dataOf(exchange));
  if (!isTheirs) await takeBack(undo, other);
  const isTaken = isTheirs && codeOf(other) === 1;
  expectThat(context, operation, !isTaken && reasonOf(other) !== 'idempotency_conflict', {
    check: 'token-foreign',
    message: `${operation.id} takes another customer's ${key} for this one's`,
    expected: 'a call of its own',
    got: isTaken ? 'the answer to the other customer' : answerOf(other),
    at: key,
    exchanges: [exchange, other],
  });
}
