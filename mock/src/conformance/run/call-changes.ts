import type { OperationId } from '@meridian/sdk';
import { reasonFor, refused, unreachedBy } from './call-reads.ts';
import { found, type RunKit, type Target } from './kit.ts';
import type { PlannedOperation } from './plan.ts';
import { probeAllowedTexts } from './probes/allowed-texts.ts';
import { probeOutcome } from './probes/outcome.ts';
import { probeRefusals } from './probes/refusals.ts';
import { probeForeignChange, probeWrongState } from './probes/refused-changes.ts';
import { probeRepeats } from './probes/repeats.ts';
import { probeSilentReads } from './probes/silent-reads.ts';
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
  const watch = { reads: watched, restless: await findRestless(kit, watched) };
  await probeSilentReads(kit, watch);
  const reached = new Map<string, Target>();
  for (const [index, one] of allowed.entries()) {
    kit.progress('Changes', index, allowed.length);
    const target = await callChange(kit, one, watch);
    if (target !== undefined) reached.set(one.operation.id, target);
  }
  return reached;
}

async function callChange(kit: RunKit, planned: PlannedOperation, watch: Watch): Promise<Target | undefined> {
  const { operation, recipe, effect, isTarget } = planned;
  const { walk, recorder } = kit;
  const prepare = recipe?.prepare as Prepare | undefined; // each recipe makes the input of its own operation
  if (prepare === undefined) return undefined;
  try {
    if (isTarget) await probeForeignChange(kit, planned, () => prepare(walk));
    const { undo, ended, ...input } = await prepare(walk);
    if (isTarget) await probeRefusals(kit, { operation, input });
    if (isTarget) await probeWrongState(kit, planned, input);
    const before = await takeSnapshot(kit, isTarget ? watch.reads : [], watch.restless);
    const exchange = await walk.send(operation.id, input);
    if (codeOf(exchange) !== 1) {
      recorder.unreached(operation.id, unreachedBy(exchange));
      if (isTarget) refused(kit, operation, exchange);
      return undefined;
    }
    recorder.reached(operation.id);
    const target = { operation, effect, input, exchange, isTarget };
    if (isTarget) await lookAfter(kit, { planned, target, before, watch, undo, ended, prepare: () => prepare(walk) });
    return target;
  } catch (error) {
    recorder.unreached(operation.id, reasonFor(error));
    return undefined;
  }
}

interface Carried extends Pick<Prepared<OperationId>, 'undo' | 'ended'> {
  readonly planned: PlannedOperation;
  readonly target: Target;
  readonly before: Snapshot;
  readonly watch: Watch;
  readonly prepare: () => Promise<Prepared<OperationId>>;
}

/** What a change has done, what it does when it comes again, and whether it can be taken back. */
async function lookAfter(
  kit: RunKit,
  { planned, target, before, watch, undo, ended, prepare }: Carried,
): Promise<void> {
  const { operation, input, exchange } = target;
  const endsSession = ENDS_SESSION.has(operation.id);
  const unnamed = endsSession ? [] : await compareReads(kit, target, watch, before);
  await probeOutcome(kit, target, ended);
  if (!endsSession) await probeRepeats(kit, target, watch);
  if (!endsSession) await probeWrongState(kit, planned, input);
  await probeVersion(kit, target);
  await undo?.(dataOf(exchange) as never); // a success of this very operation
  try {
    if (unnamed.length > 0) await confirmUnnamed(kit, target, watch, prepare, unnamed);
    await probeAllowedTexts(kit, planned, prepare);
  } catch (error) {
    // The server's state allows no second such call: once is enough to have reached it.
    reasonFor(error);
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
  for (const id of SHOWN_BY[operation.id] ?? []) {
    if (!before.has(id) || !named.includes(id)) continue;
    kit.recorder.looked(operation.id, 'invalidates-missing');
    if (changed.includes(id)) continue;
    found(kit, operation, {
      check: 'invalidates-missing',
      message: `${operation.id} succeeds, and ${id} answers as before`,
      expected: `another answer of ${id}`,
      got: 'the same answer as before',
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [before.get(id)?.exchange, exchange, after.get(id)?.exchange].filter((one) => one !== undefined),
    });
  }
  kit.recorder.looked(operation.id, 'invalidates-extra');
  return changed.filter((read) => !named.includes(read));
}

/**
 * Calls a change once more, and reports the reads that it changes without naming them: as an error those it changes
 * again. A shop lives, and something else may have happened during the first call (a reply came, a parcel was sent).
 */
async function confirmUnnamed(
  kit: RunKit,
  { operation }: Target,
  { reads, restless }: Watch,
  prepare: Carried['prepare'],
  suspects: readonly string[],
): Promise<void> {
  const { undo, ...input } = await prepare();
  const watched = reads.filter((read) => suspects.includes(read.operation.id));
  const before = await takeSnapshot(kit, watched, restless);
  const exchange = await kit.walk.send(operation.id, input);
  const after = await takeSnapshot(kit, watched, restless);
  if (codeOf(exchange) === 1) await undo?.(dataOf(exchange) as never); // a success of this very operation
  const again = changedReads(before, after);
  for (const id of suspects) {
    const [earlier, later] = [before, after].map((snapshot) => snapshot.get(id)?.exchange);
    const isSure = again.includes(id);
    found(kit, operation, {
      check: 'invalidates-extra',
      severity: isSure ? 'error' : 'warning',
      message: `${operation.id} changes what ${id} answers, and does not name it${isSure ? '' : ' (seen once of twice)'}`,
      expected: `${id} as before, or named in x-invalidates`,
      got: `another answer of ${id}`,
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [earlier, exchange, later].filter((one) => one !== undefined),
    });
  }
}

/** What an ordinary call always changes: what a recipe prepares differs from what stands. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  likeProduct: ['getProduct', 'listLikedProducts'],
  likeProducts: ['getProduct', 'listLikedProducts'],
  followShop: ['getShop', 'listFollowedShops'],
  addCartLine: ['getCart', 'getBadges'],
  updateCartLine: ['getCart'],
  deleteCartLines: ['getCart'],
  restoreCartLines: ['getCart'],
  saveAddress: ['listAddresses'],
  deleteAddress: ['listAddresses'],
  setDefaultAddress: ['listAddresses'],
  updateProfile: ['getUserInfo'],
  setLanguage: ['getUserInfo'],
  updateNotificationPreferences: ['getNotificationPreferences'],
  createOrder: ['listOrders', 'getOrderCounts'],
  payOrders: ['listOrders', 'getOrderCounts', 'getUserInfo', 'listBills', 'getWithdrawalInfo'],
  cancelOrder: ['listOrders', 'getOrderCounts'],
  confirmOrder: ['listOrders', 'getOrderCounts'],
  applyRefund: ['listRefunds'],
  cancelRefund: ['listRefunds'],
  shipRefund: ['listRefunds'],
  escalateRefund: ['listRefunds'],
  createReview: ['listMyReviews'],
  createRecharge: ['listRecharges'],
  createWithdrawal: ['listWithdrawals', 'getWithdrawalInfo', 'getUserInfo'],
  cancelWithdrawal: ['listWithdrawals', 'getWithdrawalInfo'],
  addPayee: ['getWithdrawalInfo'],
  deletePayee: ['getWithdrawalInfo'],
  sendMessage: ['listConversations'],
  voteHelp: ['getHelp'],
};
