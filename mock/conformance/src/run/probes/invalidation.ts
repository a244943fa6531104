import type { OperationId } from '@meridian/sdk';
import { type Prepared, takeBack } from '../recipes/recipe.ts';
import { found, type RunContext, type Target } from '../run-context.ts';
import { changedReads, type Snapshot, takeSnapshot, type Watch } from '../snapshot.ts';

/**
 * Compares the effect of a change on the reads with `x-invalidates`. Returns the changed reads that it does not name.
 */
export async function compareReads(
  context: RunContext,
  { operation, exchange }: Target,
  { reads, restless }: Watch,
  before: Snapshot,
): Promise<string[]> {
  const after = await takeSnapshot(context, reads, restless);
  const changed = changedReads(before, after);
  const named = operation.invalidates ?? [];
  for (const [id, changes] of Object.entries(SHOWS)) {
    if (!changes.includes(operation.id) || !before.has(id) || !named.includes(id)) continue;
    context.recorder.applied(operation.id, 'invalidates-missing');
    if (changed.includes(id)) continue;
    found(context, operation, {
      check: 'invalidates-missing',
      message: `${operation.id} succeeds, and ${id} answers as before`,
      expected: `another answer of ${id}`,
      got: 'the same answer as before',
      contract: `${operation.pointer}/x-invalidates`,
      exchanges: [before.get(id)?.exchange, exchange, after.get(id)?.exchange].filter((one) => one !== undefined),
    });
  }
  context.recorder.applied(operation.id, 'invalidates-extra');
  return changed.filter((read) => !named.includes(read));
}

/**
 * Calls a change once more, and reports the reads that it changes without naming them: as an error when it changes them
 * again. A shop is live: something else may have happened during the first call (a reply came, a parcel was sent).
 */
export async function confirmUnnamed(
  context: RunContext,
  { operation }: Target,
  { reads, restless }: Watch,
  prepare: () => Promise<Prepared<OperationId>>,
  suspects: readonly string[],
): Promise<void> {
  const { undo, ...input } = await prepare();
  const watched = reads.filter((read) => suspects.includes(read.operation.id));
  const before = await takeSnapshot(context, watched, restless);
  const exchange = await context.driver.send(operation.id, input);
  const after = await takeSnapshot(context, watched, restless);
  await takeBack(undo, exchange);
  const again = changedReads(before, after);
  for (const id of suspects) {
    const [earlier, later] = [before, after].map((snapshot) => snapshot.get(id)?.exchange);
    const isSure = again.includes(id);
    found(context, operation, {
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

/** For each read, the changes that always show in it: a recipe's input differs from the current state. */
const SHOWS: Readonly<Record<string, readonly string[]>> = {
  getProduct: ['likeProduct', 'likeProducts'],
  listLikedProducts: ['likeProduct', 'likeProducts'],
  getShop: ['followShop'],
  listFollowedShops: ['followShop'],
  getCart: ['addCartLine', 'updateCartLine', 'deleteCartLines', 'restoreCartLines'],
  getBadges: ['addCartLine'],
  listAddresses: ['saveAddress', 'deleteAddress', 'setDefaultAddress'],
  getUserInfo: ['updateProfile', 'setLanguage', 'payOrders', 'createWithdrawal'],
  getNotificationPreferences: ['updateNotificationPreferences'],
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
