import type { OperationId } from '@meridian/sdk';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';
import { callAs, signIn } from '../harness/call-as.ts';

/**
 * What the customer may do now, by right and record (`order.undo 9003`), with its last date, if one is given. It is
 * read in a new session, since an act may end the others.
 */
export function rightsOf(sandbox: Sandbox): Map<string, string | null> {
  const rights = new Map<string, string | null>();
  // Signing in would reopen a closed account.
  if (demoOf(sandbox.world).closesAt === null) rights.set('account.use 1', null);
  const token = signIn(sandbox);
  const read = <Op extends OperationId>(operation: Op) => callAs(sandbox, token, operation);
  for (const order of read('listOrders')?.list ?? []) {
    const { id, status, fulfilment, allowed_actions, next_by, change_of_mind_until: mindUntil = null } = order;
    // While a case is open, next_by is the case's.
    const until = status === fulfilment && fulfilment >= 3 ? next_by : null;
    for (const action of allowed_actions) {
      const isUndo = action === 'cancel' || action === 'refund';
      rights.set(
        `order.${isUndo ? 'undo' : action} ${id}`,
        isUndo ? until : action === 'change_of_mind' ? mindUntil : null,
      );
    }
  }
  for (const { id, allowed_actions } of read('listRefunds')?.list ?? [])
    for (const action of allowed_actions) rights.set(`case.${action} ${id}`, null);
  for (const { id, allowed_actions } of read('listWithdrawals')?.list ?? [])
    for (const action of allowed_actions) rights.set(`payout.${action} ${id}`, null);
  for (const { id } of read('getWithdrawalInfo')?.payees ?? []) rights.set(`payee.use ${id}`, null);
  for (const { id } of read('listAddresses')?.list ?? []) rights.set(`address.use ${id}`, null);
  for (const { id } of read('listSessions')?.list ?? []) rights.set(`session.use ${id}`, null);
  return rights;
}

/** The rights, without their record, that are gone or end earlier than was announced. */
export function endedBetween(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Set<string> {
  const ended = [...before].filter(([right, until]) => {
    const later = after.get(right);
    return later === undefined || (until !== null && later !== null && later < until);
  });
  return new Set(ended.map(([right]) => right.split(' ')[0] ?? ''));
}
