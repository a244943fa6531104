import type { ArgsOf, DataOf, OperationId } from '@meridian/sdk';
import { expect } from 'vitest';
import { Refusal } from '../../src/handlers/handler.ts';
import type { Bytes } from '../../src/pictures/picture-store.ts';
import { loadContract } from '../../src/prism/contract.ts';
import { createEngine } from '../../src/prism/engine.ts';
import { callOperation, type OperationResult } from '../../src/sandboxes/call-operation.ts';
import { DEFAULT_SANDBOX } from '../../src/sandboxes/sandbox-id.ts';
import { createSandboxes } from '../../src/sandboxes/sandboxes.ts';
import { DAY } from '../../src/world/clock.ts';
import { violations } from '../../src/world/invariants/invariants.ts';
import { statesOf, transitionViolations } from '../../src/world/invariants/transition-violations.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import { DEMO_TOKEN } from '../../src/world/seed/demo/demo.ts';
import type { Customer, Order, Product, Sku, World } from '../../src/world/types.ts';

const engine = createEngine(await loadContract());
const seeds = new Map<number, World>();

interface SandboxOptions {
  /** The number of products in its world; 6 by default. */
  readonly products?: number;
  /** Whether the world must be consistent after every call, with only allowed transitions. */
  readonly checkInvariants?: boolean;
  /** The demo customer's sessions last a year, so that time can pass; false keeps the usual three days. */
  readonly longSessions?: boolean;
}

interface Caller {
  /** The demo customer's by default; null for a visitor. */
  readonly token?: string | null;
  /** English by default. */
  readonly language?: string;
  /** The caller's network address. */
  readonly client?: string;
}

type Call<Op extends OperationId> = Caller & Pick<ArgsOf<Op>, 'query' | 'body'>;

export type TestSandbox = ReturnType<typeof openSandbox>;

/**
 * A sandbox for one test, called in process as the HTTP server calls it: tokens, due jobs, then the handler. Only
 * `advance` moves its clock. Every success is checked against the contract.
 */
export function openSandbox({ products = 6, checkInvariants = false, longSessions = true }: SandboxOptions = {}) {
  const seed = seeds.get(products) ?? createWorld({ products });
  seeds.set(products, seed);
  const sandbox = createSandboxes({ seed, running: () => 0 }).of(DEFAULT_SANDBOX);
  const { world, clock } = sandbox;
  const demo = existing(world.customers.get(1), 'customer 1');
  const newcomer = existing(world.customers.get(2), 'customer 2');
  if (longSessions) for (const device of demo.devices) device.expiresAt += 365 * DAY;

  function resultOf<Op extends OperationId>(operation: Op, input: Call<Op>): OperationResult {
    const { token = DEMO_TOKEN, language = 'en', client, query, body } = input;
    return callOperation(sandbox, operation, { query, body, token: token ?? undefined, language, client });
  }

  /**
   * The data of a success. Throws Refusal for a business failure, an error for an answer that violates the contract.
   */
  function call<Op extends OperationId>(operation: Op, input: Call<Op>): DataOf<Op> {
    const before = statesOf(world);
    try {
      const result = resultOf(operation, input);
      if (result.kind === 'refused') throw new Refusal(result.name, result.details);
      if (result.kind !== 'data') throw new Error(`${operation} ended with ${result.kind}`);
      const envelope = { code: 1, msg: 'Done', time: '1795168800', data: result.data };
      expect(engine.validateAnswer(operation, 200, envelope)).toEqual([]);
      return result.data as DataOf<Op>; // just checked against the contract
    } finally {
      if (checkInvariants) expect([...violations(world), ...transitionViolations(before, world)]).toEqual([]);
    }
  }

  return {
    world,
    clock,
    demo,
    newcomer,
    call,
    /** The business failure of a call. Throws if the call succeeds. */
    refusal: <Op extends OperationId>(operation: Op, input: Call<Op>) => refusalOf(() => call(operation, input)),
    isUnauthorized: (token: string): boolean => resultOf('getUserInfo', { token }).kind === 'unauthorized',
    /** Signs a customer in and returns the token. */
    signIn: ({ account, password }: Customer): string =>
      call('loginUser', { body: { account, password } }).userinfo.token,
    /** A step-up by password, of the demo customer's session or another one. */
    stepUp: ({ password }: Customer = demo, token: string = DEMO_TOKEN): string =>
      call('createStepUp', { token, body: { by: 'password', password } }).step_up,
    /** Advances the clock and runs everything that falls due. */
    advance(milliseconds: number): void {
      clock.advance(milliseconds);
      call('getConfig', { token: null });
    },
    /** A new upload of a customer, by a number: the same number is the same upload. */
    upload(number: number, { uploads }: Customer = demo): string {
      const id = `u_upload${String(number).padStart(16, '0')}`;
      const file = `${id}.webp`;
      if (!uploads.some((one) => one.id === id))
        uploads.push({ id, file, publicAddress: null, createdAt: clock.now(), takenAt: null, removedAt: null });
      return id;
    },
    /** Uploads these bytes as the demo customer, under a new id each time. */
    uploadOf(bytes: Bytes): string {
      const { uploadId: id, file } = sandbox.pictures.store(bytes, {
        mediaType: 'image/png',
        extension: 'png',
        width: 1,
        height: 1,
      });
      demo.uploads.push({ id, file, publicAddress: null, createdAt: clock.now(), takenAt: null, removedAt: null });
      return id;
    },
    /** The answer of getOrder. */
    order: (id: number) => call('getOrder', { query: { order_id: id } }),
    orderRecord: (id: number): Order => existing(world.orders.get(id), `order ${id}`),
    product: (id: number): Product => existing(world.products.get(id), `product ${id}`),
    sku: (productId: number, index = 0): Sku =>
      existing(world.products.get(productId)?.skus[index], `specification ${index} of product ${productId}`),
    stockOf: (skuId: number): number | undefined =>
      [...world.products.values()].flatMap(({ skus }) => skus).find(({ id }) => id === skuId)?.stock,
    balance() {
      const { available, pending, balance: total } = call('getWithdrawalInfo', {});
      return { available, pending, total };
    },
  };
}

/** The business failure that `act` throws: its name and its details. Throws if `act` succeeds. */
export function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { name: error.reason, details: error.details };
    throw error;
  }
  throw new Error('The call succeeded');
}

/** An idempotency key: a UUID with a number that the test chooses. */
export const keyOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

let lastKey = 1_000_000;

/** An idempotency key that no other call has. */
export const newKey = (): string => {
  lastKey += 1;
  return keyOf(lastKey);
};

/** The payment code of the demo customer. */
export const PAY_CODE = '246810';

function existing<Record>(record: Record | undefined, name: string): Record {
  if (record === undefined) throw new Error(`There is no ${name}`);
  return record;
}
