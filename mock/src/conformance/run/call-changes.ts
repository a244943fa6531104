import type { OperationId } from '@meridian/sdk';
import { isRecord } from '../../json.ts';
import type { Exchange } from '../exchange.ts';
import { reasonFor, refused } from './call-reads.ts';
import { found, type RunKit, type Target } from './kit.ts';
import type { PlannedOperation } from './plan.ts';
import { probeRepeats } from './probes/repeats.ts';
import { probeVersion } from './probes/version.ts';
import type { Prepared } from './recipes/recipe.ts';
import { changedReads, findRestless, type Restless, type Snapshot, takeSnapshot } from './snapshot.ts';
import { codeOf, dataOf } from './walk.ts';

/**
 * Calls what changes something, one after the other: with valid input, watched by the reads; then once more, as after
 * an answer that was lost; then it is taken back where the contract has a way.
 */
export async function callChanges(
  kit: RunKit,
  planned: readonly PlannedOperation[],
  reads: ReadonlyMap<string, Target>,
): Promise<Map<string, Target>> {
  const { recorder, walk } = kit;
  const allowed = planned.filter(({ operation, effect, recipe }) => {
    if (recipe === undefined) recorder.unreached(operation.id, 'this tool does not know how to call it');
    else if (effect === 'lasting' && !walk.options.allowWrites) {
      recorder.unreached(operation.id, 'what it changes stays; give --allow-writes');
    } else return true;
    return false;
  });
  const watched = [...reads.values()];
  const restless = allowed.length > 0 ? await findRestless(kit, watched) : new Set<string>();
  const reached = new Map<string, Target>();
  for (const [index, one] of allowed.entries()) {
    kit.progress('Changes', index, allowed.length);
    const target = await callChange(kit, one, watched, restless);
    if (target !== undefined) reached.set(one.operation.id, target);
  }
  return reached;
}

async function callChange(
  kit: RunKit,
  { operation, recipe, effect, isTarget }: PlannedOperation,
  watched: readonly Target[],
  restless: Restless,
): Promise<Target | undefined> {
  const { walk, recorder } = kit;
  const prepare = recipe?.prepare as ((from: typeof walk) => Promise<Prepared<OperationId>>) | undefined;
  try {
    const prepared = await prepare?.(walk);
    if (prepared === undefined) return undefined;
    const { undo, ...input } = prepared;
    const before = await takeSnapshot(kit, isTarget ? watched : [], restless);
    const exchange = await walk.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      recorder.unreached(operation.id, `it answered ${exchange.response?.status ?? exchange.failure} to its valid call`);
      if (isTarget) refused(kit, operation, exchange);
      return undefined;
    }
    recorder.reached(operation.id);
    const target = { operation, effect, input, exchange, isTarget };
    if (isTarget) {
      const isStillSignedIn = !ENDS_SESSION.has(operation.id);
      if (isStillSignedIn) await compareReads(kit, target, before, watched, restless);
      if (isStillSignedIn) await probeRepeats(kit, target, watched, restless);
      await probeVersion(kit, target);
    }
    await undo?.(dataOf(exchange) as never); // a success of this very operation
    return target;
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

/** After these the first customer has to sign in again before anything can be read. */
const ENDS_SESSION = new Set(['resetPassword', 'closeAccount', 'logoutUser']);

/** Holds what a change did to the reads against `x-invalidates`. */
async function compareReads(
  kit: RunKit,
  { operation, exchange }: Target,
  before: Snapshot,
  watched: readonly Target[],
  restless: Restless,
): Promise<void> {
  const after = await takeSnapshot(kit, watched, restless);
  const changed = changedReads(before, after);
  const named = operation.invalidates ?? [];
  const contract = `${operation.pointer}/x-invalidates`;
  kit.recorder.looked(operation.id, 'invalidates-extra');
  const evidence = (id: string): Exchange[] =>
    [before.get(id)?.exchange, exchange, after.get(id)?.exchange].filter((one) => one !== undefined);
  for (const id of changed.filter((read) => !named.includes(read))) {
    found(kit, operation, {
      check: 'invalidates-extra',
      message: `${operation.id} changes what ${id} answers, and does not name it`,
      expected: `${id} as before, or named in x-invalidates`,
      got: `another answer of ${id}`,
      contract,
      exchanges: evidence(id),
    });
  }
  const seen = named.filter((read) => before.has(read));
  if (seen.length === 0 || !SHOWS.has(operation.id)) return;
  kit.recorder.looked(operation.id, 'invalidates-missing');
  if (seen.some((read) => changed.includes(read))) return;
  found(kit, operation, {
    check: 'invalidates-missing',
    message: `${operation.id} succeeds, and none of the reads it names shows a change`,
    expected: `another answer of ${seen.join(', ')}`,
    got: 'the same answers as before',
    contract,
    exchanges: [exchange, ...seen.slice(0, 1).flatMap((id) => after.get(id)?.exchange ?? [])],
  });
}

/** Changes whose ordinary call always shows: what a recipe prepares differs from what stands. */
const SHOWS = new Set([
  'likeProduct',
  'likeProducts',
  'followShop',
  'addCartLine',
  'updateCartLine',
  'deleteCartLines',
  'restoreCartLines',
  'saveAddress',
  'deleteAddress',
  'updateProfile',
  'setLanguage',
  'updateNotificationPreferences',
  'createOrder',
  'payOrders',
  'cancelOrder',
  'confirmOrder',
  'extendReceipt',
  'applyRefund',
  'cancelRefund',
  'shipRefund',
  'escalateRefund',
  'createReview',
  'createRecharge',
  'createWithdrawal',
  'cancelWithdrawal',
  'addPayee',
  'deletePayee',
  'sendMessage',
  'setPayCode',
]);

/** The body of an input as an object; empty when it has none. */
export const bodyFields = ({ body }: { body?: unknown }): Record<string, unknown> => (isRecord(body) ? { ...body } : {});
