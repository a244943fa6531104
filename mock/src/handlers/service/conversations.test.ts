import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { HttpError } from '../../http-error.ts';
import { DEMO_UPLOAD } from '../../world/seed/demo/demo.ts';

const PLATFORM = 0;
const text = (shop_id: number, words: string) => ({
  shop_id,
  client_id: randomUUID(),
  kind: 'text' as const,
  text: words,
});

test('a message resent with its client_id is stored once', () => {
  const { call, world } = openSandbox();
  const body = text(PLATFORM, 'Hello');
  const first = call('sendMessage', { body });
  world.policy.service = 'unavailable';
  expect(call('sendMessage', { body: { ...body, text: 'Something else' } })).toEqual(first);
  expect(call('listMessages', { query: { shop_id: PLATFORM, after_id: first.id } }).list).toEqual([]);
});

test('orders, products and pictures are sent as cards, but not orders of other customers or shops', () => {
  const { call, refusal } = openSandbox();
  const card = (shop_id: number) => ({ shop_id, client_id: randomUUID() });
  const order = (shop_id: number, order_id: number) => ({ ...card(shop_id), kind: 'order' as const, order_id });
  const sent = call('sendMessage', { body: order(1, 9003) });
  expect(sent.order).toMatchObject({ id: 9003, sn: 'M2611140207', status: 2, quantity: 1, total_amount: '134.40' });
  expect(call('sendMessage', { body: order(PLATFORM, 9002) }).order?.id).toBe(9002);
  expect(refusal('sendMessage', { body: order(2, 9003) }).name).toBe('order_not_found');
  expect(refusal('sendMessage', { body: order(1, 1) }).name).toBe('order_not_found');

  const product = { ...card(1), kind: 'product' as const, product_id: 101 };
  expect(call('sendMessage', { body: product }).product).toMatchObject({
    id: 101,
    category_code: 'electrical',
    price: '129.90',
  });
  expect(refusal('sendMessage', { body: { ...product, ...card(1), product_id: 9999 } }).name).toBe('product_not_found');

  const picture = { ...card(1), kind: 'picture' as const, picture: DEMO_UPLOAD };
  expect(call('sendMessage', { body: picture }).picture?.url).toMatch(/^\/uploads\/u_1f4f7\.webp\?expires=/);
  const unknown = { ...picture, ...card(1), picture: 'u_nobodysnobodysnobodys0' };
  expect(refusal('sendMessage', { body: unknown }).name).toBe('upload_not_found');
});

test('no message is accepted while the service is off, or by a closed or unknown shop', () => {
  const { refusal, world, demo } = openSandbox();
  const closed = [...world.shops.values()].find(({ status }) => status === 'closed');
  expect(refusal('sendMessage', { body: text(closed?.id ?? -1, 'Hello') }).name).toBe('service_unavailable');
  expect(refusal('sendMessage', { body: text(9999, 'Hello') }).name).toBe('shop_not_found');
  world.policy.service = 'unavailable';
  const details = { hours: 'Monday to Saturday, 09:00 to 21:00 (UTC+8)' };
  expect(refusal('sendMessage', { body: text(PLATFORM, 'Hello') })).toEqual({ name: 'service_unavailable', details });
  expect(demo.conversations.flatMap(({ messages }) => messages)).toHaveLength(6);
});

test('a conversation is listed once it has a message, newest first below the platform', () => {
  const { call } = openSandbox();
  expect(call('listMessages', { query: { shop_id: 4 } })).toMatchObject({ list: [], has_more: false });
  const shops = () => call('listConversations', {}).list.map(({ shop }) => shop?.id ?? PLATFORM);
  expect(shops()).toEqual([PLATFORM, 1]);
  call('sendMessage', { body: text(4, 'Is it dark chocolate?') });
  expect(shops()).toEqual([PLATFORM, 4, 1]);
});

test('messages are unread until readMessages reaches them, and never become unread again', () => {
  const { call, refusal, demo } = openSandbox();
  const talk = demo.conversations.find(({ shopId }) => shopId === PLATFORM);
  if (talk) talk.lastReadId = 0;
  const unread = () => call('listMessages', { query: { conversation_id: 1 } }).conversation.unread;
  expect([unread(), unread(), call('getBadges', {}).unread_messages]).toEqual([2, 2, 2]);
  const left = (up_to_id: number) => {
    call('readMessages', { body: { conversation_id: 1, up_to_id } });
    return [unread(), call('getBadges', {}).unread_messages];
  };
  expect([left(4001), left(9_999_999), left(1)]).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(refusal('readMessages', { body: { conversation_id: 999, up_to_id: 1 } }).name).toBe('conversation_not_found');
});

test('messages are paged oldest first, forwards and backwards', () => {
  const { call, refusal } = openSandbox();
  const ids = (query: { after_id?: number; before_id?: number; limit?: number }) => {
    const { list, has_more } = call('listMessages', { query: { conversation_id: 1, ...query } });
    return [list.map(({ id }) => id), has_more];
  };
  expect(ids({ limit: 2 })).toEqual([[4002, 4003], true]);
  expect(ids({ before_id: 4002 })).toEqual([[4001], false]);
  expect(ids({ after_id: 4001, limit: 1 })).toEqual([[4002], true]);
  expect(refusal('listMessages', { query: { conversation_id: 999 } }).name).toBe('conversation_not_found');
  expect(refusal('listMessages', { query: { shop_id: 999 } }).name).toBe('shop_not_found');
  const unfit = [{}, { conversation_id: 1, shop_id: 0 }, { conversation_id: 1, after_id: 1, before_id: 9 }];
  for (const query of unfit) expect(() => call('listMessages', { query })).toThrow(HttpError);
});
