import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namedKeys } from './app-use.ts';

const FILES = {
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "lib": ["es2024"], "types": [] }, "include": ["**/*.ts"] }',
  'sdk/src/generated/named-schemas.gen.ts': `
    export type Order = { id: number; total: string; items: { sku: string; note: string }[]; carrier: string };
    export type Quote = { fee: string; until: string };
    export type GetOrderData = { order: Order; hint: string };
    export type PayBody = { pay_code: string; order_ids: number[]; remark?: string };`,
  'sdk/src/generated/schema.gen.ts': `
    export interface operations { listOrders: { parameters: { query?: { page?: number; status?: string } } } }`,
  'web/src/page.ts': `
    import type { GetOrderData, Order, PayBody, Quote } from '../../sdk/src/generated/named-schemas.gen.ts';
    import type { operations } from '../../sdk/src/generated/schema.gen.ts';
    declare function pay(body: PayBody): void;
    declare function list(query: operations['listOrders']['parameters']['query']): void;
    interface Fee { fee: string; until: string }
    const shownFee = <F extends Fee>(fee: F) => fee.fee;
    export function page({ order }: GetOrderData, quote: Quote): unknown {
      const { total } = order;
      const form = { pay_code: '246810', other: 1 };
      pay({ ...form, order_ids: [order.id] });
      list({ page: 1 });
      return [total, order.items.map((item) => item['sku']), shownFee(quote)];
    }`,
  'web/src/page.test.ts': `
    import type { Order } from '../../sdk/src/generated/named-schemas.gen.ts';
    export const carrier = (order: Order) => order.carrier;`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'app-use-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

test('fields read, destructured, spread, sent or passed under another type are named, unless only by tests', () => {
  expect([...namedKeys(join(folder, 'tsconfig.json'), [join(folder, 'web/src')])].sort()).toEqual([
    'GetOrderSuccess/data/order',
    'Order/id',
    'Order/items',
    'Order/items/sku',
    'Order/total',
    'PayBody/order_ids',
    'PayBody/pay_code',
    'Quote/fee',
    'listOrders?page',
  ]);
});
