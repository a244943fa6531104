import type { OperationId } from '@meridian/sdk';
import { HttpRefusal } from '../../src/envelope.ts';
import { typedQuery } from '../../src/http/query.ts';
import { failure, success } from '../../src/http/responder.ts';
import { isRecord } from '../../src/json.ts';
import type { Engine } from '../../src/prism/engine.ts';
import { dispatch, type Input, type Outcome } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import type { Person } from './actor.ts';
import { keyOfCustomer } from './checks/fingerprint.ts';
import { leaks } from './checks/isolation.ts';
import { Broken, expectNone } from './invariant-error.ts';
import { isLook } from './looks.ts';
import { watch } from './oracle.ts';
import { requestOf } from './request.ts';

export type Dispatch = typeof dispatch;
type Sent = Pick<Input, 'query' | 'body'>;

/** What came of a call: dispatch's outcome, or the HTTP status of a request that was not carried out. */
export type Told =
  | Exclude<Outcome, { readonly kind: 'data' }>
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'rejected'; readonly status: number };

/** One shop in which every call is held against the contract and against every rule of the world. */
export interface Stage {
  readonly sandbox: Sandbox;
  readonly soundness: ReturnType<typeof watch>;
  /** One line for each call and event, oldest first. */
  readonly trace: string[];
  /** How often each operation ended in which way: `payOrders data`, `payOrders order_not_found`. */
  readonly endings: Map<string, number>;
  /** Throws Broken. A request of a `sensible` sender must not be refused as against the contract. */
  call(me: Person, operation: OperationId, sent: Sent, sensible?: boolean): Promise<Told>;
}

export function createStage(engine: Engine, sandbox: Sandbox, carryOut: Dispatch = dispatch): Stage {
  const { world, clock } = sandbox;
  const soundness = watch(world);
  const trace: string[] = [];
  const endings = new Map<string, number>();

  async function told(me: Person, id: OperationId, sent: Sent, sensible: boolean): Promise<Told> {
    const operation = engine.operations.get(id);
    if (!operation) throw new Broken('the contract has every operation', id);
    const request = requestOf(operation, sent, me.token);
    const checked = await engine.check(request);
    if (checked.kind === 'refused') {
      if (checked.status === 401) return { kind: 'unauthorized' };
      if (checked.status !== 422 || sensible)
        throw new Broken('sensible requests pass', JSON.stringify(checked.errors));
      return { kind: 'rejected', status: checked.status };
    }
    const language = me.mark % 2 === 0 ? 'en' : 'zh-CN';
    const query = typedQuery(request.query, operation.querySchema);
    const input = { query, body: request.body, token: me.token, language };
    let outcome: Outcome;
    try {
      outcome = carryOut(sandbox, id, input);
    } catch (error) {
      if (error instanceof HttpRefusal && error.status === 422) return { kind: 'rejected', status: 422 };
      throw new Broken(
        'handlers only throw refusals',
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
    if (outcome.kind === 'unhandled') throw new Broken('every operation is handled', id);
    if (outcome.kind === 'unauthorized') return outcome;
    if (outcome.kind === 'refused' && !operation.failures.has(outcome.name)) {
      throw new Broken('answers keep the contract', `${id} does not declare ${outcome.name}`);
    }
    const now = () => clock.now();
    const envelope =
      outcome.kind === 'data' ? success(now, outcome.data) : failure(now, operation, outcome.name, outcome.details);
    const complaints = engine.validateAnswer(id, 200, envelope);
    expectNone(
      'answers keep the contract',
      complaints.map(({ path, message }) => `${path.join('.')} ${message}`),
    );
    expectNone(
      'nobody sees what is somebody else’s',
      leaks(world, me, ownerOf(me, id, outcome), JSON.stringify(envelope)),
    );
    return outcome;
  }

  return {
    sandbox,
    soundness,
    trace,
    endings,
    async call(me, operation, sent, sensible = true) {
      const line = `${me.account} ${operation} ${JSON.stringify(sent).slice(0, 400)}`;
      const at = trace.push(line) - 1;
      const outcome = await told(me, operation, sent, sensible);
      const ending = outcome.kind === 'refused' ? outcome.name : outcome.kind;
      trace[at] = `${line} → ${ending}`;
      endings.set(`${operation} ${ending}`, (endings.get(`${operation} ${ending}`) ?? 0) + 1);
      soundness.afterCall(outcome.kind !== 'data' || isLook(operation) ? undefined : keyOfCustomer(me.customerId));
      return outcome;
    },
  };
}

/** Whose answer it is: the customer's who signs in with it, else the caller's. */
function ownerOf(me: Person, operation: OperationId, outcome: Outcome): number | undefined {
  const data: unknown = outcome.kind === 'data' ? outcome.data : undefined;
  const opens = operation === 'loginUser' || operation === 'registerUser';
  const info = opens && isRecord(data) ? data['userinfo'] : undefined;
  return isRecord(info) && typeof info['id'] === 'number' ? info['id'] : me.customerId;
}
