import { bodyFields } from '../../../../../shared/request-encoding.ts';
import { answerOf, codeOf, dataOf, ignoreUnreached, reasonOf } from '../../driver.ts';
import { type PrepareAs, takeBack } from '../../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../../run-context.ts';
import { settled } from '../../snapshot.ts';
import { hasSecond, privateIn } from '../access/foreign.ts';
import { KEYS } from './refusals.ts';

/** A key is one customer's: sent by another, it must neither return the first one's answer nor be a conflict. */
export async function probeOthersKey(
  context: RunContext,
  { operation, input, exchange }: Target,
  prepare: PrepareAs,
): Promise<void> {
  const { driver, recorder } = context;
  const sent = bodyFields(input);
  const key = KEYS.find((name) => name in sent);
  // What concerns records of the first customer is refused to others in any case.
  if (key === undefined || !hasSecond(driver) || privateIn(input).length > 0) return;
  const prepared = await prepare(driver.asSecond()).catch(ignoreUnreached);
  if (prepared === undefined) return;
  const { undo, ended: _, ...own } = prepared;
  const body = { ...bodyFields(own), [key]: sent[key] };
  const other = await driver.send(operation.id, { ...own, body }, 'second');
  recorder.applied(operation.id, 'token-foreign');
  const isTheirs = settled(operation.id, dataOf(other)) === settled(operation.id, dataOf(exchange));
  if (codeOf(other) === 1 && !isTheirs) return takeBack(undo, other);
  if (codeOf(other) !== 1 && reasonOf(other) !== 'idempotency_conflict') return;
  found(context, operation, {
    check: 'token-foreign',
    message: `${operation.id} takes another customer's ${key} for this one's`,
    expected: 'a call of its own',
    got: isTheirs ? 'the answer to the other customer' : answerOf(other),
    at: key,
    exchanges: [exchange, other],
  });
}
