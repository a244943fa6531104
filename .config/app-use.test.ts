import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, test } from 'vitest';
import { callersOf, readersIn, screensByFile } from './app-screens.ts';
import { committedTypes, isOf, namedKeys, projectOf } from './app-use.ts';

const FILES = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true, "lib": ["es2024"], "types": [], "paths": { "@meridian/sdk": ["./sdk/src/operations.ts"] } }, "include": ["**/*.ts"] }',
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
    import { orderQuery } from '@meridian/sdk';
    export const order = orderQuery;
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
  'sdk/src/operations.ts': `
    const key = ['getOrder'];
    export const orderQuery = (id: number) => [key, id];
    export const payOrders = () => 'payOrders';`,
  'web/src/routes/orderInfo.{-$id}.ts': `
    import { page } from '../page.ts';
    export const Route = createFileRoute('/orderInfo/{-$id}')({ component: page });
    declare function createFileRoute(path: string): (route: unknown) => unknown;`,
  'web/src/routes/__root.ts': `
    import { shell } from '../shell.ts';
    export const Route = shell;`,
  'web/src/shell.ts': `
    import { payOrders } from '@meridian/sdk';
    export const shell = payOrders;`,
  'web/src/page.test.ts': `
    import type { Order } from '../../sdk/src/generated/named-schemas.gen.ts';
    export const carrier = (order: Order) => order.carrier;`,
};

const folder = await mkdtemp(join(tmpdir(), 'app-use-'));
for (const [name, text] of Object.entries(FILES)) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
}
afterAll(() => rm(folder, { recursive: true }));

test('fields read, destructured, spread, sent or passed under another type are named, unless only by tests', () => {
  const program = projectOf(join(folder, 'tsconfig.json'));
  expect([...namedKeys(program, [join(folder, 'web/src')]).keys()].sort()).toEqual([
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

test('[B7.11] each key has the files that name it, each file its screens, and each operation its callers', () => {
  const program = projectOf(join(folder, 'tsconfig.json'));
  const folders = [join(folder, 'web/src'), join(folder, 'sdk/src')];
  const isSource = (file: ts.SourceFile) => isOf(file, folders);
  const screens = screensByFile(program, isSource);
  const readers = (files: Iterable<string> = []) => readersIn(files, screens, `${folder}/`);
  const page = [{ file: 'web/src/page.ts', screens: ['/orderInfo/:id?'] }];
  expect(readers(namedKeys(program, folders).get('Order/total'))).toEqual(page);
  const callers = callersOf(program, isSource, {
    app: join(folder, 'web/src'),
    operations: new Set(['getOrder', 'payOrders', 'listOrders']),
  });
  expect(readers(callers.get('getOrder'))).toEqual(page);
  expect(readers(callers.get('payOrders'))).toEqual([{ file: 'web/src/shell.ts', screens: ['every screen'] }]);
});

test('[B7.11] the types as committed are read in place of those that a changed contract gave', () => {
  const texts = new Map([
    [
      join(folder, 'sdk/src/generated/schema.gen.ts'),
      'export interface operations { listOrders: { parameters: { query?: { old?: number } } } }',
    ],
  ]);
  const [error] = projectOf(join(folder, 'tsconfig.json'), texts)
    .getSemanticDiagnostics()
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(error).toContain("'page' does not exist in type '{ old?: number");
});

test('the types of the last commit are those of changed files; none without git, none of a new file', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  const generated = (name: string) => join(folder, 'sdk/src/generated', name);
  expect(committedTypes(folder)).toEqual(new Map());
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', 'commit', '--quiet', '--message=Start');
  expect(committedTypes(folder)).toEqual(new Map());
  await writeFile(generated('schema.gen.ts'), 'export {};');
  await writeFile(generated('new.gen.ts'), 'export {};');
  git('add', '.');
  const name = 'sdk/src/generated/schema.gen.ts';
  expect(committedTypes(folder)).toEqual(new Map([[join(folder, name), FILES[name]]]));
});
