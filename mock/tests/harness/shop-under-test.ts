import { type ArgsOf, type BusinessName, type DataOf, type OperationId, operations } from '@meridian/sdk';
import { expect } from 'vitest';
import { envelope } from '../../src/envelope.ts';
import { type Call, type Handler, Refusal } from '../../src/handlers/handler.ts';
import { loadContract } from '../../src/prism/contract.ts';
import { createEngine } from '../../src/prism/engine.ts';
import { inLanguage } from '../../src/world/language.ts';
import { createWorld } from '../../src/world/seed/create-world.ts';
import type { Customer, Instant, Product, Sku, Text, World } from '../../src/world/types.ts';

interface Asked<Op extends OperationId> {
  readonly query?: ArgsOf<Op>['query'];
  readonly body?: ArgsOf<Op>['body'];
  /** Customer 1 unless told; null for a visitor. */
  readonly customer?: Customer | null;
  readonly language?: string;
}

export interface ShopUnderTest {
  readonly world: World;
  readonly customer: Customer;
  /** Moves the clock, which begins at the world's epoch and stands still. */
  pass(milliseconds: number): void;
  now(): Instant;
  product(id: number): Product;
  sku(productId: number, index: number): Sku;
  /** Asks a handler directly; its answer is held against the contract first. */
  ask<Op extends OperationId>(operation: Op, handler: Handler<Op>, asked?: Asked<Op>): DataOf<Op>;
}

const missing = (what: string): never => {
  throw new Error(`${what} is missing`);
};

const engineOfContract = loadContract().then(createEngine);

/** A world of 60 products for tests of handlers, without HTTP. */
export const openShop = async (products = 60): Promise<ShopUnderTest> => {
  const engine = await engineOfContract;
  const world = createWorld({ products });
  const customer = world.customers.get(1) ?? missing('Customer 1');
  const product = (id: number): Product => world.products.get(id) ?? missing(`Product ${id}`);
  let time = world.epoch;
  const ask: ShopUnderTest['ask'] = (operation, handler, asked = {}) => {
    const { language = 'en' } = asked;
    const { login } = operations[operation];
    const call = {
      world,
      now: time,
      customer: login === 'none' ? null : asked.customer === undefined ? customer : asked.customer,
      token: null,
      language,
      query: asked.query ?? {},
      body: asked.body ?? {},
      text: (text: Text) => inLanguage(text, language),
      refuse: (name: BusinessName, details: Record<string, unknown> | null = null) => new Refusal(name, details),
    };
    // As in the dispatcher: what a test asks is typed by the contract, the call made of it is not known to be.
    const data = handler(call as unknown as Call<typeof operation>);
    expect(
      engine.validateAnswer(
        operation,
        200,
        envelope(() => time, 1, 'Done', data),
      ),
    ).toEqual([]);
    return data;
  };
  return {
    world,
    customer,
    ask,
    now: () => time,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    product,
    sku: (id, index) => product(id).skus[index] ?? missing(`Specification ${index} of product ${id}`),
  };
};

/** What a handler refuses with: the name and the details. Fails when it answers. */
export const refusalOf = (ask: () => unknown): { name: string; details: Record<string, unknown> | null } => {
  try {
    ask();
  } catch (error) {
    if (error instanceof Refusal) return { name: error.reason, details: error.details };
    throw error;
  }
  throw new Error('It was answered');
};
