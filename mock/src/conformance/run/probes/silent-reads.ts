import { found, type RunKit } from '../kit.ts';
import { changedReads, takeSnapshot, type Watch } from '../snapshot.ts';

/** What a read that changes something would show in: counts, and what is marked as read. */
const SHOWING = new Set(['getBadges', 'getOrderCounts', 'getUserInfo', 'listNotifications', 'listConversations']);

/** Reads once more, and looks whether that changes anything: a GET does not. */
export async function probeSilentReads(kit: RunKit, { reads, restless }: Watch): Promise<void> {
  const watched = reads.filter(({ operation }) => SHOWING.has(operation.id));
  let before = await takeSnapshot(kit, watched, restless);
  for (const { operation, input, isTarget } of reads) {
    if (!isTarget || operation.login === 'none') continue;
    kit.recorder.looked(operation.id, 'read-changes');
    const exchange = await kit.walk.send(operation.id, input);
    const after = await takeSnapshot(kit, watched, restless);
    for (const id of changedReads(before, after)) {
      const shown = [before.get(id)?.exchange, exchange, after.get(id)?.exchange].filter((one) => one !== undefined);
      found(kit, operation, {
        check: 'read-changes',
        message: `Reading ${operation.id} changes what ${id} answers`,
        expected: `${id} as before`,
        got: `another answer of ${id}`,
        exchanges: shown,
      });
    }
    before = after;
  }
}
