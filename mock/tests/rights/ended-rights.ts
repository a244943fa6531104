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
import { endedBetween, rightsOf } from './rights.ts';

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
