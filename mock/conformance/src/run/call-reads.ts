import { isRecord } from '../../../shared/json.ts';
import type { Input } from '../../../shared/request-encoding.ts';
import type { Exchange } from '../exchange.ts';
import { answerOf, codeOf, dataOf, Unreached } from './driver.ts';
import { neededIds, singular } from './known-ids.ts';
import type { PlannedOperation } from './plan.ts';
import { foundListed } from './probes/reads/records.ts';
import { found, type RunContext, type Target } from './run-context.ts';
import { settled } from './snapshot.ts';

/**
 * Calls each read with minimal input, again and again until no answer shows another missing id. Returns the successful
 * reads; for the others, the report says why they were not reached.
 */
export async function callReads(
  context: RunContext,
  planned: readonly PlannedOperation[],
): Promise<Map<string, Target>> {
  const reached = new Map<string, Target>();
  let waiting = planned;
  let before = -1;
  const counts: Counts = {};
  while (waiting.length > 0 && reached.size > before) {
    before = reached.size;
    const still: PlannedOperation[] = [];
    for (const one of waiting) {
      const outcome = await callRead(context, one, counts);
      if (outcome === 'waiting') still.push(one);
      else if (outcome !== 'answered') reached.set(one.operation.id, outcome);
      context.progress('Reads', reached.size, planned.length);
    }
    waiting = still;
  }
  return reached;
}

/**
 * Returns the target on success, 'waiting' while an id that it needs has not been seen, and otherwise 'answered': a
 * retry would change nothing.
 */
async function callRead(
  context: RunContext,
  { operation, recipe, effect, isTarget }: PlannedOperation,
  counts: Counts,
): Promise<Target | 'answered' | 'waiting'> {
  const { driver, recorder } = context;
  try {
    const input = recipe === undefined ? leastInput(context, operation.id) : await recipe.prepare(driver);
    const isWatched = isTarget && operation.login !== 'none' && operation.id !== COUNTS;
    // What a recipe has called may have changed them.
    if (recipe !== undefined) delete counts.last;
    const before = isWatched ? (counts.last ?? (await driver.send(COUNTS, {}))) : undefined;
    delete counts.last;
    const exchange = await driver.send(operation.id, input);
    if (codeOf(exchange) === 1) {
      noteReached(context, operation);
      const target = { operation, effect, input, exchange, isTarget };
      if (before !== undefined) counts.last = await expectSilence(context, target, before);
      return target;
    }
    recorder.unreached(operation.id, unreachedBy(exchange));
    if (isTarget) refused(context, operation, exchange);
    return 'answered';
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return 'waiting';
  }
}

/** The last counts, after which nothing else was called. */
interface Counts {
  last?: Exchange | undefined;
}

/** The read that would show whether another read marks something as read. */
const COUNTS = 'getBadges';

/**
 * A GET must not change anything: unread items stay unread until they are marked. A shop is live: whatever else has
 * changed, such as a message that came, must change at a second reading, too. Returns the last counts.
 */
async function expectSilence(context: RunContext, { operation, input, exchange }: Target, before: Exchange) {
  const { driver, recorder } = context;
  const count = () => driver.send(COUNTS, {});
  recorder.applied(operation.id, 'read-changes');
  let around: Around = [before, exchange, await count()];
  if (!isChanged(around)) return around[2];
  if (!isMarked(around)) around = [await count(), await driver.send(operation.id, input), await count()];
  const [earlier, , later] = around;
  if (!isChanged(around)) return later;
  found(context, operation, {
    check: 'read-changes',
    message: `Reading ${operation.id} changes what ${COUNTS} answers`,
    expected: settled(COUNTS, dataOf(earlier)),
    got: settled(COUNTS, dataOf(later)),
    exchanges: around,
  });
  return later;
}

/** The counts before a reading, the reading, and the counts after it. */
type Around = readonly [Exchange, Exchange, Exchange];

/** Whether the counts have changed; an answer that did not come shows nothing. */
function isChanged([before, , after]: Around): boolean {
  const [earlier, later] = [dataOf(before), dataOf(after)];
  return earlier !== undefined && later !== undefined && settled(COUNTS, earlier) !== settled(COUNTS, later);
}

/** Whether less is unread after a reading. */
function isMarked([before, , after]: Around): boolean {
  const [earlier, later] = [dataOf(before), dataOf(after)];
  if (!isRecord(earlier) || !isRecord(later)) return false;
  return Object.keys(earlier).some((name) => name.startsWith('unread_') && Number(later[name]) < Number(earlier[name]));
}

/** Notes that an ordinary call has succeeded, and that its token was accepted. */
export function noteReached({ recorder }: RunContext, { id, login }: Target['operation']): void {
  recorder.reached(id);
  recorder.applied(id, 'ordinary-refused');
  if (login !== 'none') recorder.applied(id, 'token-refused');
}

/**
 * Notes that an ordinary call did not succeed. A declared refusal may follow from the customer's state (an account that
 * still has open orders), unless it does not find what was just shown; for any other answer there is no excuse.
 */
export function refused(context: RunContext, operation: Target['operation'], exchange: Target['exchange']): void {
  const code = codeOf(exchange);
  if (code !== undefined && operation.refusals.has(code)) {
    foundListed(context, operation, [exchange]);
    return;
  }
  if (isMissing(exchange)) {
    found(context, operation, {
      check: 'operation-missing',
      message: 'The server does not have this operation',
      expected: 'an answer of the operation',
      contract: '/paths',
      exchanges: [exchange],
    });
    return;
  }
  if (exchange.response?.status === 401 && exchange.request.headers['token'] !== undefined) {
    found(context, operation, {
      check: 'token-refused',
      message: `${operation.id} does not know the token that signing in has given`,
      expected: 'success (code 1)',
      contract: `${operation.pointer}/security`,
      exchanges: [exchange],
    });
    return;
  }
  found(context, operation, {
    check: 'ordinary-refused',
    message: `An ordinary call of ${operation.id} is answered with ${answerOf(exchange)}`,
    expected: 'success (code 1)',
    exchanges: [exchange],
  });
}

/** Whether the server has no route for an ordinary call. */
export const isMissing = ({ response }: Target['exchange']): boolean => [404, 405, 501].includes(response?.status ?? 0);

/** Why an operation was not reached, from its answer. */
export const unreachedBy = (exchange: Target['exchange']): string =>
  isMissing(exchange) ? 'the server does not have it' : `it answered ${answerOf(exchange)} to its ordinary call`;

/**
 * Why an operation was not reached, from an error. When a recipe fails on a malformed answer, that answer is already a
 * finding.
 */
export function reasonFor(error: unknown): string {
  if (error instanceof Unreached) return error.message;
  if (error instanceof TypeError) return `an answer it depends on has not the shape of the contract (${error.message})`;
  throw error;
}

/** The required parameters of a read: ids that were seen, and otherwise values from the contract's examples. */
function leastInput({ driver }: RunContext, id: string): Input {
  const operation = driver.operationOf(id);
  const needed = new Set(neededIds(driver.contract, id));
  const query: Record<string, unknown> = {};
  for (const { name, required, example, schema } of operation.parameters) {
    if (!required) continue;
    if (needed.has(singular(name))) query[name] = driver.id(singular(name));
    else
      query[name] = example ?? driver.contract.resolve(schema)['default'] ?? firstOf(driver.contract.resolve(schema));
  }
  return { query };
}

const firstOf = ({ enum: list, const: only }: { enum?: unknown; const?: unknown }): unknown =>
  only ?? (Array.isArray(list) ? list[0] : 1);
