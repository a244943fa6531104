import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import { loadContract } from '../../src/prism/contract.ts';
import { createEngine } from '../../src/prism/engine.ts';
import { dispatch, type Outcome } from '../../src/sandboxes/call-operation.ts';
import { createSandboxes, DEFAULT_SANDBOX } from '../../src/sandboxes/sandboxes.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import { DEMO_TOKEN } from '../../src/world/seed/demo.ts';
import type { Customer } from '../../src/world/types.ts';

const engine = createEngine(await loadContract());
const seed = createWorld({ products: 6 });

interface Who {
  /** The demo customer's unless told; null calls as a visitor. */
  readonly token?: string | null;
  /** English unless told. */
  readonly language?: string;
}

type Asking<Op extends OperationId> = Who & Pick<ArgsOf<Op>, 'query' | 'body'>;

/**
 * A small shop of its own for one test, asked as the front asks: tokens, clockwork and handlers as wired. Its clock
 * moves only when it is put forward. Every success is held against the contract.
 */
export function openTrialShop() {
  const sandbox = createSandboxes({ seed, running: () => 0 }).of(DEFAULT_SANDBOX);
  const { world, clock } = sandbox;

  function outcomeOf<Op extends OperationId>(operation: Op, asking: Asking<Op>): Outcome {
    const { token = DEMO_TOKEN, language = 'en', query, body } = asking;
    return dispatch(sandbox, operation, { query, body, token: token ?? undefined, language });
  }

  /** The data of a success; throws for everything else, and for an answer that breaks the contract. */
  function call<Op extends OperationId>(operation: Op, asking: Asking<Op>): DataOf<Op> {
    const outcome = outcomeOf(operation, asking);
    if (outcome.kind !== 'data') throw new Error(`${operation} ended with ${JSON.stringify(outcome)}`);
    const envelope = { code: 1, msg: 'Done', time: '1795168800', data: outcome.data };
    const violations = engine.validateAnswer(operation, 200, envelope);
    if (violations.length > 0) throw new Error(`${operation} breaks the contract: ${JSON.stringify(violations)}`);
    return outcome.data as DataOf<Op>; // the contract has just been asked
  }

  /** The business failure that a call ends with; throws for everything else. */
  function refusal<Op extends OperationId>(operation: Op, asking: Asking<Op>) {
    const outcome = outcomeOf(operation, asking);
    if (outcome.kind !== 'refused') throw new Error(`${operation} was not refused: ${JSON.stringify(outcome)}`);
    const { name, details } = outcome;
    return { name, details };
  }

  const isUnauthorized = (token: string): boolean => outcomeOf('getUserInfo', { token }).kind === 'unauthorized';

  function customerOf(id: number): Customer {
    const customer = world.customers.get(id);
    if (!customer) throw new Error(`There is no customer ${id}`);
    return customer;
  }

  return { world, clock, call, refusal, isUnauthorized, demo: customerOf(1), newcomer: customerOf(2) };
}
