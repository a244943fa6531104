import { groupBy } from '../../../shared/group-by.ts';
import { isRecord } from '../../../shared/json.ts';
import type { Input } from '../../../shared/request-encoding.ts';
import type { Exchange } from '../exchange.ts';
import { sample } from '../inputs/sample.ts';
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
  const marked = markedReads(context);
  while (waiting.length > 0 && reached.size > before) {
    before = reached.size;
    const asked = await Promise.all(waiting.map(async (one) => ({ ...one, input: await inputOf(context, one) })));
    const ready = asked.filter((one): one is Call => one.input !== undefined);
    waiting = asked.filter(({ input }) => input === undefined);
    // What a server marks as read when it is read shows in the counts once: it is read alone.
    const groups = groupBy(ready, ({ operation: { id } }) => (marked.has(id) ? id : ''));
    for (const calls of groups.values()) {
      for (const target of await callTogether(context, calls)) reached.set(target.operation.id, target);
      context.progress('Reads', reached.size, planned.length);
    }
  }
  return reached;
}

interface Call extends PlannedOperation {
  readonly input: Input;
}

/** The input of a read; undefined while an id that it needs has not been seen. */
async function inputOf(context: RunContext, { operation, recipe }: PlannedOperation): Promise<Input | undefined> {
  try {
    return recipe === undefined ? leastInput(context, operation) : await recipe.prepare(context.driver);
  } catch (error) {
    context.recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

/** Calls reads at the same time, between two counts. Returns those that have succeeded. */
async function callTogether(context: RunContext, calls: readonly Call[]): Promise<Target[]> {
  const { driver, recorder } = context;
  const isWatched = ({ operation, isTarget }: PlannedOperation | Target) =>
    isTarget && operation.login !== 'none' && operation.id !== COUNTS;
  const count = async () => (calls.some(isWatched) ? driver.send(COUNTS, {}) : undefined);
  const before = await count();
  const called = await Promise.all(
    calls.map(async ({ recipe: _, ...call }) => ({
      ...call,
      exchange: await driver.send(call.operation.id, call.input),
    })),
  );
  const after = await count();
  const targets: Target[] = [];
  for (const target of called) {
    const { operation, exchange, isTarget } = target;
    if (codeOf(exchange) === 1) {
      noteReached(context, operation);
      targets.push(target);
      continue;
    }
    recorder.unreached(operation.id, unreachedBy(exchange));
    if (isTarget) refused(context, operation, exchange);
  }
  if (before && after) await expectSilence(context, targets.filter(isWatched), [before, after]);
  return targets;
}

/** The read that would show whether another read marks something as read. */
const COUNTS = 'getBadges';

/** The reads of what can be marked as read: those that a call for it changes. */
const markedReads = ({ driver: { contract } }: RunContext): ReadonlySet<string> =>
  new Set(
    [...contract.operations.values()].flatMap(({ id, invalidates = [] }) => (id.startsWith('read') ? invalidates : [])),
  );

/**
 * A GET must not change anything: unread items stay unread until they are marked. A shop is live: whatever else has
 * changed, such as a message that came, must change at a second reading, too.
 */
async function expectSilence(context: RunContext, reads: readonly Target[], counts: Counts): Promise<void> {
  const { driver, recorder } = context;
  for (const { operation } of reads) recorder.applied(operation.id, 'read-changes');
  if (!isChanged(counts)) return;
  const say = (operation: Target['operation'], ids: string, [earlier, later]: Counts, read: readonly Exchange[]) =>
    found(context, operation, {
      check: 'read-changes',
      message: `Reading ${ids} changes what ${COUNTS} answers`,
      expected: settled(COUNTS, dataOf(earlier)),
      got: settled(COUNTS, dataOf(later)),
      exchanges: [earlier, ...read, later],
    });
  const [only, ...others] = reads;
  if (isMarked(counts) && only !== undefined && others.length === 0)
    return say(only.operation, only.operation.id, counts, [only.exchange]);
  let isFound = false;
  for (const { operation, input } of reads) {
    const earlier = await driver.send(COUNTS, {});
    const again = await driver.send(operation.id, input);
    const around: Counts = [earlier, await driver.send(COUNTS, {})];
    if (!isChanged(around)) continue;
    isFound = true;
    say(operation, operation.id, around, [again]);
  }
  if (isFound || !isMarked(counts)) return;
  const ids = `one of ${reads.map(({ operation: { id } }) => id).join(', ')}`;
  say(driver.operationOf(COUNTS), ids, counts, []);
}

/** The counts before and after reading. */
type Counts = readonly [Exchange, Exchange];

/** Whether the counts have changed; an answer that did not come shows nothing. */
function isChanged([before, after]: Counts): boolean {
  const [earlier, later] = [dataOf(before), dataOf(after)];
  return earlier !== undefined && later !== undefined && settled(COUNTS, earlier) !== settled(COUNTS, later);
}

/** Whether less is unread after reading. */
function isMarked([before, after]: Counts): boolean {
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
  const exchanges = [exchange];
  if (operation.refusals.has(codeOf(exchange) ?? 0)) foundListed(context, operation, exchanges);
  else found(context, operation, { expected: 'success (code 1)', ...faultOf(operation, exchange), exchanges });
}

function faultOf({ id, pointer }: Target['operation'], exchange: Exchange) {
  if (isMissing(exchange)) {
    const message = 'The server does not have this operation';
    return { check: 'operation-missing', message, expected: 'an answer of the operation', contract: '/paths' } as const;
  }
  if (exchange.response?.status === 401 && exchange.request.headers['token'] !== undefined) {
    const message = `${id} does not know the token that signing in has given`;
    return { check: 'token-refused', message, contract: `${pointer}/security` } as const;
  }
  const message = `An ordinary call of ${id} is answered with ${answerOf(exchange)}`;
  return { check: 'ordinary-refused', message } as const;
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
function leastInput({ driver }: RunContext, { id, parameters }: Target['operation']): Input {
  const needed = new Set(neededIds(driver.contract, id));
  const query: Record<string, unknown> = {};
  for (const { name, required, example, schema } of parameters) {
    if (!required) continue;
    const idName = singular(name);
    query[name] = needed.has(idName) ? driver.id(idName) : (example ?? sample(driver.contract, schema));
  }
  return { query };
}
