import type { OperationId } from '@meridian/sdk';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import { DEFAULT_SANDBOX } from '../../src/sandboxes/sandbox-id.ts';
import { createSandboxes } from '../../src/sandboxes/sandboxes.ts';
import { emptyCustomer } from '../../src/scenarios/accounts.ts';
import { demoOf } from '../../src/scenarios/scenario.ts';
import { DAY, HOUR } from '../../src/world/clock.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import { callAs, signIn } from '../harness/call-as.ts';
import { type Act, possibleActs } from './acts.ts';

const seed = createWorld({ products: 6 });

/** The states to act in: the demo's records, later, with shops that accept or refuse, and an account to be closed. */
const STARTS: readonly ((sandbox: Sandbox) => void)[] = [
  () => undefined,
  ({ world, clock }) => {
    world.policy.refunds = 'refuse';
    clock.advance(3 * HOUR);
  },
  ({ clock }) => clock.advance(2 * DAY),
  ({ clock }) => clock.advance(11 * DAY),
  ({ world }) => emptyCustomer(world, demoOf(world)),
];

const isReturn = ({ operation, input }: Act): boolean =>
  operation === 'applyRefund' && JSON.stringify(input).includes('refund_return');

/** What the customer does first wherever possible, so that records reach the states that only acts lead to. */
const FIRST: readonly ((act: Act) => boolean)[] = [
  () => false,
  isReturn,
  (act) => act.operation === 'applyRefund' && !isReturn(act),
  ({ operation }) => operation === 'confirmOrder',
  ({ operation }) => operation === 'createReview',
];

/** How long shops take to answer what was asked first. */
const ANSWERED_AFTER = 3 * HOUR;

/** The rights that each act ends, over all states that these starts and first acts lead to. */
export function endedRights(): Map<OperationId, Set<string>> {
  const ended = new Map<OperationId, Set<string>>();
  for (const start of STARTS) for (const isFirst of FIRST) tryEach(start, isFirst, ended);
  return ended;
}

function tryEach(start: (sandbox: Sandbox) => void, isFirst: (act: Act) => boolean, ended: Map<string, Set<string>>) {
  const sandboxes = createSandboxes({ seed, running: () => 0 });
  const sandbox = sandboxes.of(DEFAULT_SANDBOX);
  start(sandbox);
  const token = signIn(sandbox);
  const first = possibleActs(sandbox, token).filter(isFirst);
  for (const { operation, input } of first) callAs(sandbox, token, operation, input);
  if (first.length > 0) sandbox.clock.advance(ANSWERED_AFTER);
  const acts = possibleActs(sandbox, token);
  const before = rightsOf(sandbox);
  sandboxes.snapshot(sandbox);
  for (const { operation, input } of acts) {
    sandboxes.restore(sandbox);
    if (callAs(sandbox, token, operation, input) === undefined) continue;
    const known = ended.get(operation) ?? new Set();
    ended.set(operation, new Set([...known, ...endedBetween(before, rightsOf(sandbox))]));
  }
}

/**
 * What the customer may do now, by right and record (`order.undo 9003`), with its last date, if one is given. It is
 * read in a new session, since an act may end the others.
 */
function rightsOf(sandbox: Sandbox): Map<string, string | null> {
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
function endedBetween(
  before: ReadonlyMap<string, string | null>,
  after: ReadonlyMap<string, string | null>,
): Set<string> {
  const ended = [...before].filter(([right, until]) => {
    const later = after.get(right);
    return later === undefined || (until !== null && later !== null && later < until);
  });
  return new Set(ended.map(([right]) => right.split(' ')[0] ?? ''));
}
