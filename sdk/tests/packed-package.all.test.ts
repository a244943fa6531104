import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createPackedProject } from './packed-project.ts';

const project = await createPackedProject();
afterAll(() => project.remove());

test('[B7.07] the packed package runs in Node: every entry point is imported and a call is answered', async () => {
  const said = await project.node(`
    import { createClient } from '@meridian/sdk';
    import { attempt } from '@meridian/sdk/attempts';
    import { retries } from '@meridian/sdk/middleware';
    import { createQueryClient, productQuery } from '@meridian/sdk/react';
    import { toCents } from '@meridian/sdk/rules';
    import { PayCodeSchema } from '@meridian/sdk/schemas';
    import { is } from 'valibot';
    const client = createClient({
      baseUrl: 'https://shop.example',
      token: () => 'token-1',
      language: () => 'en',
      middleware: [retries()],
      fetch: async () => Response.json({ code: 1, msg: '', time: '1', data: { price: '129.90' } }),
    });
    const { price } = await createQueryClient(client).fetchQuery(productQuery(101));
    const { name } = await attempt(client, 'rebuyOrder').send({ order_id: 9001 });
    for (const entry of ${JSON.stringify(Object.keys(packageJson.exports))}) await import('@meridian/sdk' + entry.slice(1));
    console.log(toCents(price), name, is(PayCodeSchema, '246810'));
    process.exit();
  `);
  expect(said).toBe('12990 settled true');
});

test('[B7.07] the packed package needs nothing that Hermes, React Native’s engine, lacks', async () => {
  const said = await project.node(`
    for (const name of ['timeout', 'any']) delete AbortSignal[name];
    delete AbortSignal.prototype.throwIfAborted;
    for (const name of ['DOMException', 'structuredClone', 'XMLHttpRequest', 'sessionStorage', 'indexedDB'])
      delete globalThis[name];
    delete crypto.randomUUID;
    const { createClient } = await import('@meridian/sdk');
    const { attempt } = await import('@meridian/sdk/attempts');
    const { rows } = await import('@meridian/sdk/lists');
    const { retries } = await import('@meridian/sdk/middleware');
    const data = { id: 1, url: '/1.webp', list: [{ id: 7 }], total: 1, page: 1, limit: 20 };
    let tries = 0;
    const settings = {
      baseUrl: 'https://shop.example',
      token: async () => 'token-1',
      session: () => 'customer 1',
      language: () => 'en',
      middleware: [retries({ firstMs: 1 })],
      fetch: async (request) => {
        tries += 1;
        if (tries === 1) throw new TypeError('fetch failed');
        if (/hot/i.test(request.url)) return new Promise(() => {});
        return Response.json({ code: 1, msg: '', time: '1', data });
      },
    };
    const client = createClient(settings);
    const said = [(await client.call('getUserInfo')).id, tries];
    const giveUp = new AbortController();
    const impatient = createClient({ ...settings, timeoutMs: 50 });
    const late = impatient.call('listHotProducts', {}, { signal: giveUp.signal, retries: 0 });
    said.push(await late.catch(({ kind }) => kind));
    giveUp.abort();
    said.push(await client.call('getUserInfo', {}, { signal: giveUp.signal }).catch(({ kind }) => kind));
    for await (const { id } of rows(client, 'listOrders')) said.push(id);
    said.push((await attempt(client, 'rebuyOrder').send({ order_id: 9001 })).name);
    said.push((await client.upload(new Blob(['bytes']))).url);
    console.log(said.join(' '));
    process.exit();
  `);
  expect(said).toBe('1 2 timeout aborted 7 settled /1.webp');
});

test('[B7.07] data read on a server is passed to the page with its errors, and is not read again', async () => {
  const said = await project.node(`
    import { createClient, isApiError } from '@meridian/sdk';
    import { createQueryClient, orderQuery, productQuery } from '@meridian/sdk/react';
    import { dehydrate, hydrate, QueryClientProvider, useQuery } from '@tanstack/react-query';
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    const asked = [];
    const cache = (side) => createQueryClient(createClient({
      baseUrl: 'https://shop.example',
      token: () => 'token-1',
      language: () => 'en',
      fetch: async ({ url }) => {
        asked.push(side);
        return url.includes('/order/')
          ? Response.json({ code: 3001, msg: 'No such order', time: '1', data: null })
          : Response.json({ code: 1, msg: '', time: '1', data: { name: 'Tent' } });
      },
    }));
    const Page = () => {
      const { data: product } = useQuery(productQuery(101));
      return createElement('p', null, product?.name);
    };
    const render = (client) => renderToString(createElement(QueryClientProvider, { client }, createElement(Page)));
    const server = cache('server');
    await server.prefetchQuery(productQuery(101));
    await server.prefetchQuery(orderQuery(9001));
    const html = render(server);
    const sent = JSON.stringify(dehydrate(server, { shouldDehydrateQuery: () => true }));
    const page = cache('page');
    hydrate(page, JSON.parse(sent));
    const { error } = page.getQueryState(orderQuery(9001).queryKey);
    const why = isApiError(error, 'getOrder') && error.reason;
    console.log(html, html === render(page), why, asked.join(' '), sent.includes('token-1'));
    process.exit();
  `);
  expect(said).toBe('<p>Tent</p> true order_not_found server server false');
});

test('the packed package contains the project’s licence', async () => {
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
});

test('[B7.07] an editor shows the names of types, not their contents', () => {
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

test('[B7.07] an editor shows the descriptions of fields and operations', () => {
  expect(project.hover('queries.ts', 'order.status', 'status').words).not.toBe('');
  expect(project.hover('readme-5.tsx', 'product.name', 'name').words).not.toBe('');
  expect(project.hover('queries.ts', '= payOrders()', 'payOrders').words).toContain('Pays orders from the balance');
  expect(project.hover('queries.ts', 'useSuspenseQuery(orderOptions', 'orderOptions').type).not.toMatch(/\bimport\(/);
  const { type, words } = project.hover('readme-1.ts', "client.call('getOrder'", 'call');
  expect(type).toContain('<"getOrder">');
  expect(words).toMatch(/^One order in full\..*Refusals:\n- `order_not_found`: No order of this customer/s);
  expect(project.proposals('strict.ts', "client.call('payOrders', { body: {")).toContain('pay_code');
  const silent = project.factories().filter(({ words }) => words === '');
  expect(silent).toEqual([]);
  expect(project.factories().length).toBeGreaterThan(70);
});
