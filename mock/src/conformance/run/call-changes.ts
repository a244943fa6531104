import type { OperationId } from '@meridian/sdk';
import { reasonFor, refused, unreachedBy } from './call-reads.ts';
import { found, type RunKit, type Target } from './kit.ts';
import type { PlannedOperation } from './plan.ts';
import { probeRepeats } from './probes/repeats.ts';
import { probeVersion } from './probes/version.ts';
import type { Prepared } from './recipes/recipe.ts';
import { changedReads, findRestless, type Snapshot, takeSnapshot, type Watch } from './snapshot.ts';
import { codeOf, dataOf, type Walk } from './walk.ts';

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
  const watched = [...reads.values()].filter(({ operation }) => !MADE_FOR_ONE_USE.has(operation.id));
  const watch = { reads: watched, restless: allowed.length > 0 ? await findRestless(kit, watched) : new Set<string>() };
  const reached = new Map<string, Target>();
  for (const [index, one] of allowed.entries()) {
    kit.progress('Changes', index, allowed.length);
    const target = await callChange(kit, one, watch);
    if (target !== undefined) reached.set(one.operation.id, target);
  }
  return reached;
}

async function callChange(
  kit: RunKit,
  { operation, recipe, effect, isTarget }: PlannedOperation,
  watch: Watch,
): Promise<Target | undefined> {
  const { walk, recorder } = kit;
  const prepare = recipe?.prepare as Prepare | undefined; // each recipe makes the input of its own operation
  if (prepare === undefined) return undefined;
  try {
    const { undo, ...input } = await prepare(walk);
    const before = await takeSnapshot(kit, isTarget ? watch.reads : [], watch.restless);
    const exchange = await walk.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      recorder.unreached(operation.id, unreachedBy(exchange));
      if (isTarget) refused(kit, operation, exchange);
      return undefined;
    }
    recorder.reached(operation.id);
    const target = { operation, effect, input, exchange, isTarget };
    if (isTarget) {
      const unnamed = ENDS_SESSION.has(operation.id) ? [] : await compareReads(kit, target, watch, before);
      if (!ENDS_SESSION.has(operation.id)) await probeRepeats(kit, target, watch);
      await probeVersion(kit, target);
      await undo?.(dataOf(exchange) as never); // a success of this very operation
      if (unnamed.length > 0) await confirmUnnamed(kit, target, watch, prepare, unnamed);
    }
    return target;
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

type Prepare = (walk: Walk) => Promise<Prepared<OperationId>>;

/** A download is made for one use, and kept in nobody's cache. */
const MADE_FOR_ONE_USE = new Set(['exportBills']);

/** After these the first customer has to sign in again before anything can be read. */
const ENDS_SESSION = new Set(['resetPassword', 'closeAccount', 'logoutUser']);

/** Holds what a change did to the reads against `x-invalidates`. Gives the changed ones that it does not name. */
async function compareReads(
  kit: RunKit,
  { operation, exchange }: Target,
  { reads, restless }: Watch,
  before: Snapshot,
): Promise<string[]> {
  const after = await takeSnapshot(kit, reads, restless);
  const changed = changedReads(before, after);
  const named = operation.invalidates ?? [];
  const seen = named.filter((read) => before.has(read));
  if (seen.length > 0 && SHOWS.has(operation.id)) {
    kit.recorder.looked(operation.id, 'invalidates-missing');
    if (!seen.some((read) => changed.includes(read)))
      found(kit, operation, {
        check: 'invalidates-missing',
        message: `${operation.id} succeeds, and none of the reads it names shows a change`,
        expected: `another answer of ${seen.join(', ')}`,
        got: 'the same answers as before',
        contract: `${operation.pointer}/x-invalidates`,
        exchanges: [exchange, ...seen.slice(0, 1).flatMap((id) => after.get(id)?.exchange ?? [])],
      });
  }
  kit.recorder.looked(operation.id, 'invalidates-extra');
  return changed.filter((read) => !named.includes(read));
}

/**
 * Calls a change once more, and reports the reads that it changes again without naming them: a shop lives, and something
 * else may have happened during the first call (a reply came, a parcel was sent).
 */
async function confirmUnnamed(
  kit: RunKit,
  { operation }: Target,
  { reads, restless }: Watch,
  prepare: Prepare,
  suspects: readonly string[],
): Promise<void> {
  const { undo, ...input } = await prepare(kit.walk);
  const watched = reads.filter((read) => suspects.includes(read.operation.id));
  const before = await takeSnapshot(kit, watched, restless);
  const exchange = await kit.walk.send(operation.id, input);
  const after = await takeSnapshot(kit, watched, restless);
  if (codeOf(exchange) === 1) await undo?.(dataOf(exchange) as never); // a success of this very operation
  for (const id of changedReads(before, after)) {
    const [earlier, later] = [before, after].map((snapshot) => snapshot.get(id)?.exchange);
    found(kit, operation, {
      check: 'invalidates-extra',
      message: `${operation.id} changes what ${id} answers, and does not name it`,
      expected: `${id} as before, or named in x-invalidates`,
      got: `another answer of ${id}`,
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [earlier, exchange, later].filter((one) => one !== undefined),
    });
  }
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
