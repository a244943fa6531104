import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packed-project.ts';

let project: Awaited<ReturnType<typeof createPackedProject>>;
beforeAll(async () => {
  project = await createPackedProject();
}, 180_000);
afterAll(() => project?.remove());

test('[B7.07] the packed package runs in Node: every entry point is imported, and a call is answered', async () => {
  const said = await project.node(`
    import { createClient } from '@meridian/sdk';
    import { attempt } from '@meridian/sdk/attempts';
    import { retries } from '@meridian/sdk/middleware';
    import { createQueryClient, productQuery } from '@meridian/sdk/react';
    import { toCents } from '@meridian/sdk/rules';
    const client = createClient({
      baseUrl: 'https://shop.example',
      token: () => 'token-1',
      language: () => 'en',
      middleware: [retries()],
      fetch: async () => Response.json({ code: 1, msg: '', time: '1', data: { price: '129.90' } }),
    });
    const { price } = await createQueryClient(client).fetchQuery(productQuery(101));
    const { name } = await attempt(client, 'rebuyOrder').send({ order_id: 9001 });
    console.log(toCents(price), name);
    process.exit();
  `);
  expect(said).toBe('12990 settled');
});

test('the packed package has the licence of the whole project with it', async () => {
  const packed = await project.node(`
    import { readFileSync } from 'node:fs';
    console.log(readFileSync(new URL('../LICENSE', import.meta.resolve('@meridian/sdk')), 'utf8'));
  `);
  const licence = await readFile(new URL('../../LICENSE', import.meta.url), 'utf8');
  expect(packed).toBe(licence.trim());
  expect(licence).toContain('Copyright (c) 2026 Meridian contributors');
});

test('[B7.07] samples and README compile, strict and isolated, and so do their declarations', () => {
  expect(project.complaints()).toEqual([]);
}, 120_000);

test('[B7.07] an editor shows names, not their contents', () => {
  expect(project.hover('queries.ts', 'data: order }', 'order')).toMatchObject({ type: 'const order: Order' });
  expect(project.hover('queries.ts', 'orderOptions = ', 'orderOptions').type).toMatch(
    /^const orderOptions: QueryOptionsOf<"getOrder"/,
  );
  expect(project.hover('readme-1.ts', 'const order: Order', 'order').type).toBe('const order: Order');
  expect(project.hover('readme-5.tsx', 'data: product }', 'product').type).toBe('const product: Product');
  expect(project.hover('readme-1.ts', 'const home', 'home').type).toBe('const home: GetHomeData');
  expect(project.hover('readme-5.tsx', 'like.mutate', 'mutate').type).toContain(
    'MutateOptions<LikeProductData, ApiErrorOf<"likeProduct">, LikeProductBody',
  );
});

test('[B7.07] an editor shows what a field is and what an operation does', () => {
  expect(project.hover('queries.ts', 'order.status', 'status').words).not.toBe('');
  expect(project.hover('readme-5.tsx', 'product.name', 'name').words).not.toBe('');
  expect(project.hover('queries.ts', '= payOrders()', 'payOrders').words).toContain('Pays orders from the balance');
  expect(project.hover('queries.ts', 'useSuspenseQuery(orderOptions', 'orderOptions').type).not.toMatch(/\bimport\(/);
  const silent = project.factories().filter(({ words }) => words === '');
  expect(silent).toEqual([]);
  expect(project.factories().length).toBeGreaterThan(70);
});
