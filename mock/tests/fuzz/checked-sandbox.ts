import { type OperationId, operations } from '@meridian/sdk';
import { invalidates } from '../../../sdk/src/generated/invalidates.gen.ts';
import { isRecord } from '../../shared/json.ts';
import { typedQuery } from '../../src/http/query.ts';
import { failure, success } from '../../src/http/responder.ts';
import { HttpError } from '../../src/http-error.ts';
import type { Engine } from '../../src/prism/engine.ts';
import { callOperation, type OperationInput, type OperationResult } from '../../src/sandboxes/call-operation.ts';
import type { Sandbox } from '../../src/sandboxes/sandbox.ts';
import type { Actor } from './actor.ts';
import { keyOfCustomer } from './checks/fingerprint.ts';
import { leaks } from './checks/isolation.ts';
import { expectNoViolations, InvariantError } from './invariant-error.ts';
import { createOracle } from './oracle.ts';
import { filesOf, toPrismRequest } from './request.ts';

export type CallOperation = typeof callOperation;
type Sent = Pick<OperationInput, 'query' | 'body'>;

/** The operation's result, or the HTTP status of a rejected request. */
export type CallResult =
  | Exclude<OperationResult, { readonly kind: 'data' }>
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'rejected'; readonly status: number };

/** A sandbox in which every call is checked against the contract and every invariant of the world. */
export interface CheckedSandbox {
  readonly engine: Engine;
  readonly sandbox: Sandbox;
  readonly oracle: ReturnType<typeof createOracle>;
  /** One line for each call and event, oldest first. */
  readonly trace: string[];
  /** How often each operation ended in each way: `payOrders data`, `payOrders order_not_found`. */
  readonly results: Map<string, number>;
  /** Throws InvariantError. A request with `valid` input must not be rejected as a contract violation. */
  call(me: Actor, operation: OperationId, sent: Sent, valid?: boolean): Promise<CallResult>;
}

export function createCheckedSandbox(
  engine: Engine,
  sandbox: Sandbox,
  callIn: CallOperation = callOperation,
): CheckedSandbox {
  const { world, clock } = sandbox;
  const oracle = createOracle(world);
  const trace: string[] = [];
  const results = new Map<string, number>();

  async function resultOf(me: Actor, id: OperationId, sent: Sent, valid: boolean): Promise<CallResult> {
    const operation = engine.operations.get(id);
    if (!operation) throw new InvariantError('the contract has every operation', id);
    const request = toPrismRequest(operation, sent, me.token);
    const checked = await engine.check(request);
    if (checked.kind === 'refused') {
      if (checked.status === 401) return { kind: 'unauthorized' };
      if (checked.status !== 422 || valid)
        throw new InvariantError('valid requests pass', JSON.stringify(checked.errors));
      return { kind: 'rejected', status: checked.status };
    }
    const language = me.mark % 2 === 0 ? 'en' : 'zh-CN';
    const query = typedQuery(request.query, operation.querySchema);
    // The mock recognises customers by their network address; every visitor gets a new one.
    const client = me.mark === 0 ? `visitor ${trace.length}` : `customer ${me.mark}`;
    const files = id === 'uploadFile' ? filesOf(sent.body) : [];
    const input = { query, body: request.body, files, token: me.token, language, client };
    let result: OperationResult;
    try {
      result = callIn(sandbox, id, input);
    } catch (error) {
      if (error instanceof HttpError && error.status === 422) return { kind: 'rejected', status: 422 };
      if (error instanceof HttpError && error.status === 401) return { kind: 'unauthorized' };
      throw new InvariantError(
        'handlers only throw refusals',
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
    }
    if (result.kind === 'unhandled') throw new InvariantError('every operation is handled', id);
    if (result.kind === 'unauthorized') return result;
    if (result.kind === 'refused' && !operation.failures.has(result.name)) {
      throw new InvariantError('answers keep the contract', `${id} does not declare ${result.name}`);
    }
    const now = () => clock.now();
    const envelope =
      result.kind === 'data' ? success(now, result.data) : failure(now, operation, result.name, result.details);
    const violations = engine.validateAnswer(id, 200, envelope);
    expectNoViolations(
      'answers keep the contract',
      violations.map(({ path, message }) => `${path.join('.')} ${message}`),
    );
    expectNoViolations(
      'no answer shows another customer’s data',
      leaks(world, me, ownerOf(me, id, result), JSON.stringify(envelope)),
    );
    return result;
  }

  return {
    engine,
    sandbox,
    oracle,
    trace,
    results,
    async call(me, operation, sent, valid = true) {
      const line = `${me.account} ${operation} ${JSON.stringify(sent).slice(0, 400)}`;
      const at = trace.push(line) - 1;
      const result = await resultOf(me, operation, sent, valid);
      const name = result.kind === 'refused' ? result.name : result.kind;
      trace[at] = `${line} → ${name}`;
      results.set(`${operation} ${name}`, (results.get(`${operation} ${name}`) ?? 0) + 1);
      oracle.afterCall(result.kind !== 'data' || isRead(operation) ? undefined : keyOfCustomer(me.customerId));
      return result;
    },
  };
}

/** The customer whose answer it is: the one who signs in by it, else the caller. */
function ownerOf(me: Actor, operation: OperationId, result: OperationResult): number | undefined {
  const data: unknown = result.kind === 'data' ? result.data : undefined;
  const opens = operation === 'loginUser' || operation === 'registerUser';
  const info = opens && isRecord(data) ? data['userinfo'] : undefined;
  return isRecord(info) && typeof info['id'] === 'number' ? info['id'] : me.customerId;
}

/** Whether an operation only reads. Quotes are POSTs that only read, and two mutations of the contract are GETs. */
const isRead = (operation: OperationId): boolean =>
  operation === 'quoteOrder' ||
  operation === 'quoteRefund' ||
  (operations[operation].method === 'GET' && !Object.hasOwn(invalidates, operation));
