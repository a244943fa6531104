import { setTimeout } from 'node:timers/promises';
import { isRecord, type JsonObject } from '../../../../../shared/json.ts';
import { bodyFields } from '../../../../../shared/request-encoding.ts';
import type { Exchange } from '../../../exchange.ts';
import { dataOf, entriesOf, ignoreUnreached } from '../../driver.ts';
import { isIdName, shownIds, singular } from '../../known-ids.ts';
import { giveUp, type Prepare, takeBack } from '../../recipes/recipe.ts';
import { expectThat, found, type RunContext, type Target } from '../../run-context.ts';
import { changedReads, MOMENT, quietReads, type Snapshot, settled, takeSnapshot, type Watch } from '../../snapshot.ts';
import { probeRefusals } from '../again/refusals.ts';

/**
 * Compares the effect of a change on the reads with `x-invalidates`. Returns the changed reads that it does not name.
 */
export function compareReads(context: RunContext, target: Target, before: Snapshot, after: Snapshot): string[] {
  const { operation, exchange } = target;
  const changed = changedReads(before, after);
  const named = operation.invalidates ?? [];
  for (const [id, changes] of Object.entries(SHOWS)) {
    if (!changes.includes(operation.id) || !before.has(id) || !named.includes(id)) continue;
    if ([before, after].every((snapshot) => isOnAnotherPage(context, target, id, snapshot.get(id)?.exchange))) continue;
    const isShown = changed.includes(id);
    if (!isShown && wholeOf(id, before) !== wholeOf(id, after)) continue;
    expectThat(context, operation, isShown, {
      check: 'invalidates-missing',
      message: `${operation.id} succeeds, and ${id} answers as before`,
      expected: `another answer of ${id}`,
      got: 'the same answer as before',
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [before.get(id)?.exchange, exchange, after.get(id)?.exchange],
    });
  }
  showsSwitches(context, target, after);
  context.recorder.applied(operation.id, 'invalidates-extra');
  return changed.filter((read) => !named.includes(read));
}

/** An answer with its restless places: where one has changed, it may be by the call or beside it. */
function wholeOf(id: string, snapshot: Snapshot): string | undefined {
  const exchange = snapshot.get(id)?.exchange;
  return exchange && settled(id, dataOf(exchange));
}

/** Whether a record that a call names is on another page of a list than the one that was read. */
function isOnAnotherPage({ driver }: RunContext, { input }: Target, id: string, exchange?: Exchange): boolean {
  const data = exchange && dataOf(exchange);
  if (!exchange || !isRecord(data) || !(Number(data['total']) > entriesOf(exchange).length)) return false;
  const { own } = shownIds(driver.contract, id);
  const records = recordsBelow(data);
  return Object.entries(bodyFields(input)).some(([key, value]) => {
    const name = singular(key);
    return own.has(name) && !records.some((record) => [value].flat().includes(record[name] ?? record['id']));
  });
}

interface Refused {
  readonly untouched: Snapshot;
  readonly before: Snapshot;
  readonly watch: Watch;
  readonly prepare: Prepare;
}

/**
 * Checks that refused calls have changed none of the reads that the operation changes when it succeeds. A read may lag
 * behind what was done before the calls: what is not seen again with new input, or cannot be, as in a read that changes
 * without any call, is a warning.
 */
export async function probeUntouched(
  context: RunContext,
  operation: Target['operation'],
  { untouched, before: refused, watch: { reads, restless }, prepare }: Refused,
): Promise<void> {
  if (untouched.size === 0) return;
  context.recorder.applied(operation.id, 'refusal-changes');
  const suspects = reads.filter((read) => changedReads(untouched, refused).includes(read.operation.id));
  if (suspects.length === 0) return;
  let second: readonly [Snapshot, Snapshot] | undefined;
  try {
    const prepared = await prepare();
    const { undo, ended: _, ...input } = prepared;
    const quiet = await quietReads(context, suspects, restless);
    const before = await takeSnapshot(context, quiet, restless);
    if (quiet.length > 0) await probeRefusals(context, { operation, input, undo });
    second = [before, await takeSnapshot(context, quiet, restless)];
    await giveUp(context.driver, operation.id, prepared);
  } catch (error) {
    ignoreUnreached(error);
  }
  const again = second === undefined ? [] : changedReads(...second);
  for (const { operation: read } of suspects) {
    const isSure = again.includes(read.id);
    const doubt = second?.[0].has(read.id) ? ' (seen once of twice)' : ' (seen once)';
    found(context, operation, {
      check: 'refusal-changes',
      severity: isSure ? 'error' : 'warning',
      message: `${operation.id} was refused, but the answer of ${read.id} has changed${isSure ? '' : doubt}`,
      expected: `${read.id} as before`,
      got: `another answer of ${read.id}`,
      exchanges: (isSure && second ? second : [untouched, refused]).map((answers) => answers.get(read.id)?.exchange),
    });
  }
}

/** Checks that every read that shows a record has the switch (`liked`, `followed`) that was sent for it. */
function showsSwitches(context: RunContext, { operation, input, exchange }: Target, after: Snapshot): void {
  const fields = Object.entries(bodyFields(input));
  const switches = fields.filter((field): field is [string, boolean] => typeof field[1] === 'boolean');
  const ids = fields.filter(([name]) => isIdName(name));
  const [[idName, idValue] = ['', []]] = ids;
  // A call that adds a record has no id for it yet.
  if (switches.length === 0 || ids.length !== 1 || 'idempotency_key' in bodyFields(input)) return;
  const known = [idValue].flat();
  for (const id of operation.invalidates ?? []) {
    const read = after.get(id)?.exchange;
    if (read === undefined) continue;
    const shown = recordsBelow(dataOf(read)).filter((record) =>
      known.includes(record[singular(idName)] ?? record['id']),
    );
    for (const [name, sent] of switches) {
      const telling = shown.filter((record) => typeof record[name] === 'boolean');
      if (telling.length === 0) continue;
      const isShown = telling.every((record) => record[name] === sent);
      expectThat(context, operation, isShown, {
        check: 'read-after-write',
        message: `After ${operation.id}, ${id} shows a different ${name} than was sent`,
        expected: String(sent),
        got: String(!sent),
        contract: `${operation.pointer}/x-invalidates`,
        exchanges: [exchange, read],
      });
    }
  }
}

/** All objects in an answer's data, at any depth. */
function recordsBelow(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(recordsBelow);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsBelow)] : [];
}

/**
 * Calls a change once more, and reports the reads that it changes without naming them: as an error when it changes them
 * again. A shop is live: something else may have happened during the first call (a parcel was sent), or follows a call
 * in its own time (a reply), which is no finding. A read that changes without any call can show nothing again, and no
 * call is made for it.
 */
export async function confirmUnnamed(
  context: RunContext,
  { operation, exchange: first }: Target,
  { reads, restless }: Watch,
  prepare: Prepare,
  suspects: readonly string[],
): Promise<void> {
  const prepared = await prepare();
  const { undo, ...input } = prepared;
  const seen = reads.filter((read) => suspects.includes(read.operation.id));
  const quiet = await quietReads(context, seen, restless);
  const before = await takeSnapshot(context, quiet, restless);
  let [exchange, after] = [first, before];
  let again: readonly string[] = [];
  let following: readonly string[] = [];
  if (quiet.length === 0) await giveUp(context.driver, operation.id, prepared);
  else {
    exchange = await context.driver.send(operation.id, input);
    after = await takeSnapshot(context, quiet, restless);
    again = changedReads(before, after);
    const unsure = quiet.filter((read) => !again.includes(read.operation.id));
    if (unsure.length > 0) await setTimeout(FOLLOWING);
    following = changedReads(after, await takeSnapshot(context, unsure, restless));
    await takeBack(undo, exchange);
  }
  for (const id of seen.map((read) => read.operation.id)) {
    if (following.includes(id)) continue;
    const [earlier, later] = [before, after].map((snapshot) => snapshot.get(id)?.exchange);
    const isSure = again.includes(id);
    const doubt = before.has(id) ? ' (seen once of twice)' : ' (seen once)';
    found(context, operation, {
      check: 'invalidates-extra',
      severity: isSure ? 'error' : 'warning',
      message: `${operation.id} changes what ${id} answers, and does not name it${isSure ? '' : doubt}`,
      expected: `${id} as before, or named in x-invalidates`,
      got: `another answer of ${id}`,
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [earlier, exchange, later],
    });
  }
}

/** Milliseconds in which a shop's reply to a call has come, if it comes at once. */
const FOLLOWING = 4 * MOMENT;

/**
 * For each read, the changes that always show in it. The contract says which reads can change. That a call really
 * changes them follows from the recipes' input, which differs from the current state.
 */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  listLikedProducts: ['likeProduct', 'likeProducts'],
  listFollowedShops: ['followShop'],
  getCart: ['addCartLine', 'updateCartLine', 'deleteCartLines', 'restoreCartLines'],
  getBadges: ['addCartLine'],
  listAddresses: ['saveAddress', 'deleteAddress', 'setDefaultAddress'],
  getUserInfo: ['updateProfile', 'setLanguage', 'payOrders', 'createWithdrawal'],
  listOrders: ['createOrder', 'payOrders', 'cancelOrder', 'confirmOrder'],
  getOrderCounts: ['createOrder', 'payOrders', 'cancelOrder', 'confirmOrder'],
  listBills: ['payOrders'],
  getWithdrawalInfo: ['payOrders', 'createWithdrawal', 'cancelWithdrawal', 'addPayee', 'deletePayee'],
  listRefunds: ['applyRefund', 'cancelRefund', 'shipRefund', 'escalateRefund'],
  listMyReviews: ['createReview'],
  listRecharges: ['createRecharge'],
  listWithdrawals: ['createWithdrawal', 'cancelWithdrawal'],
  listConversations: ['sendMessage'],
};
