// The SDK against the running mock: the effects of calls on the server's state and on the cache.
import { afterAll, expect, test } from 'vitest';
import { startMock } from '../../mock/src/server.ts';
import { rowsOf } from '../src/cache/query.ts';
import { clearPrivateCache } from '../src/cache/query-client.ts';
import { rows } from '../src/lists/rows.ts';
import { addCartLine, cartQuery, deleteCartLines, restoreCartLines, updateCartLine } from '../src/operations/cart.ts';
import { homeQuery, likeProduct, productList, productQuery } from '../src/operations/catalogue.ts';
import { orderList } from '../src/operations/orders.ts';
import { fetchNewMessages, messageList, messagesOf, sendMessage } from '../src/operations/service.ts';
import { loginUser, userInfoQuery } from '../src/operations/session.ts';
import { followShop, shopList, shopQuery } from '../src/operations/shops.ts';
import { isPossible, offeredActions } from '../src/rules/order-actions.ts';
import { createCustomer, createVisitor, DEMO } from './mock-client.ts';
import { rejectionOf } from './test-client.ts';
import { runMutation } from './test-query-client.ts';

const mock = await startMock({ port: 0 });
afterAll(() => mock.close());

test('the rows of a list equal its pages, and a picture is found at its address', async () => {
  const { client } = await createCustomer(mock.url);
  const { list, total } = await client.call('listBills', { query: { limit: 50 } });
  const ids: number[] = [];
  for await (const { id } of rows(client, 'listBills', { limit: 50 })) ids.push(id);
  expect(ids.slice(0, list.length)).toEqual(list.map(({ id }) => id));
  expect(new Set(ids).size).toBe(total);
  expect(total).toBeGreaterThan(50);
  const { picture } = await client.call('getProduct', { query: { product_id: 101 } });
  expect((await fetch(client.url(picture))).headers.get('content-type')).toMatch(/^image\//);
});

test('[R7.05] the login answers with the token, and the user info with a language', async () => {
  const { queryClient, state } = createVisitor(mock.url);
  const { userinfo } = await runMutation(queryClient, loginUser(), DEMO);
  state.token = userinfo.token;
  expect(await queryClient.fetchQuery(userInfoQuery())).toMatchObject({
    account: DEMO.account,
    lang: { file_name: 'en' },
  });
});

test('[R4.08] the private cache is empty after a session has ended', async () => {
  const { queryClient, state } = await createCustomer(mock.url);
  await queryClient.fetchQuery(userInfoQuery());
  delete state.token;
  await clearPrivateCache(queryClient);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(await rejectionOf(queryClient.fetchQuery(userInfoQuery()))).toMatchObject({ kind: 'unauthorized' });
});

test('[R7.04] nested filters reach the server, and paging ends at the total', async () => {
  const { queryClient } = createVisitor(mock.url);
  const filter = { in_stock: true, price_min: '20.00', price_max: '60.00' };
  const list = productList({ keyword: '', category_id: 3, filter, sort: 'price_asc', limit: 5 });
  const data = await queryClient.fetchInfiniteQuery({ ...list, pages: 99 });
  const rows = rowsOf(data);
  expect(rows).toHaveLength(data.pages[0]?.total ?? -1);
  expect(data.pages.length).toBe(Math.ceil(rows.length / 5));
  for (const { price, stock } of rows) {
    expect(Number(price)).toBeGreaterThanOrEqual(20);
    expect(Number(price)).toBeLessThanOrEqual(60);
    expect(stock).toBeGreaterThan(0);
  }
});

test('the cart in a mutation’s answer equals the cart read afterwards', async () => {
  const { client, queryClient } = await createCustomer(mock.url);
  const held = () => queryClient.getQueryData(cartQuery().queryKey);
  const added = { product_id: 106, sku_id: 1061, quantity: 2, idempotency_key: crypto.randomUUID() };
  await runMutation(queryClient, addCartLine(), added);
  await runMutation(queryClient, addCartLine({ guard: false }), added);
  expect(held()).toEqual(await client.call('getCart'));
  await runMutation(queryClient, updateCartLine(), { line_id: 501, quantity: 3 });
  expect(held()).toEqual(await client.call('getCart'));
  await runMutation(queryClient, deleteCartLines(), { line_ids: [501, 502] });
  expect(held()).toEqual(await client.call('getCart'));
  await runMutation(queryClient, restoreCartLines(), { line_ids: [501, 502] });
  expect(held()).toEqual(await client.call('getCart'));
  expect(held()?.groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([2, 3, 1]);
});

test("[R4.04] the cached follow state and fans equal the server's", async () => {
  const { client, queryClient } = await createCustomer(mock.url);
  await queryClient.fetchQuery(homeQuery());
  const before = await queryClient.fetchQuery(shopQuery(4));
  await queryClient.fetchInfiniteQuery(shopList());
  await runMutation(queryClient, followShop(), { shop_id: 4, followed: !before.followed });
  const now = await client.call('getShop', { query: { shop_id: 4 } });
  expect(now.followed).toBe(!before.followed);
  const { followed, fans } = now;
  expect(queryClient.getQueryData(shopQuery(4).queryKey)).toMatchObject({ followed, fans });
  const listed = queryClient.getQueryData(shopList().queryKey)?.pages.flatMap(({ list }) => list);
  expect(listed?.find(({ id }) => id === 4) ?? { followed, fans }).toMatchObject({ followed, fans });
});

test('liking a product that does not exist is rolled back', async () => {
  const { queryClient } = await createCustomer(mock.url);
  const { liked } = await queryClient.fetchQuery(productQuery(101));
  const error = await rejectionOf(runMutation(queryClient, likeProduct(), { product_id: 999_999, liked: true }));
  expect(error).toMatchObject({ reason: 'product_not_found' });
  expect(queryClient.getQueryData(productQuery(101).queryKey)).toMatchObject({ liked });
});

test('[R4.02] allowed actions are a subset of those that the fulfilment allows', async () => {
  const { queryClient } = await createCustomer(mock.url);
  const orders = rowsOf(await queryClient.fetchInfiniteQuery({ ...orderList({ limit: 50 }), pages: 9 }));
  expect(new Set(orders.map(({ status }) => status)).size).toBe(9);
  for (const order of orders) {
    const offered = offeredActions(order);
    expect([...offered].sort()).toEqual([...order.allowed_actions].sort());
    expect(offered.filter((action) => !isPossible(order.fulfilment, action))).toEqual([]);
  }
});

test('an uploaded picture is stored', async () => {
  const { client } = await createCustomer(mock.url);
  const bytes = await (await fetch(`${mock.url}/pictures/1f3a7.webp`)).blob();
  const { preview } = await client.upload(new File([bytes], 'proof.webp', { type: 'image/webp' }));
  const stored = await fetch(new URL(preview.url, mock.url));
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(Buffer.from(await bytes.arrayBuffer()));
});

test('a sent message is in the conversation', async () => {
  const { queryClient } = await createCustomer(mock.url);
  const platform = { shop_id: 0 };
  await queryClient.fetchInfiniteQuery(messageList(platform));
  const client_id = crypto.randomUUID();
  await runMutation(queryClient, sendMessage(), { shop_id: 0, kind: 'text', text: 'Thank you.', client_id });
  expect(await fetchNewMessages(queryClient, platform)).toBe(true);
  const held = queryClient.getQueryData(messageList(platform).queryKey);
  expect(held && messagesOf(held).some((message) => message.client_id === client_id)).toBe(true);
});
