import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { unreadMessages } from '../../serializers/conversation.ts';
import { HOUR, SECOND } from '../../world/clock.ts';

const PLATFORM = 0;
const text = (shop_id: number, words: string) => ({
  shop_id,
  client_id: randomUUID(),
  kind: 'text' as const,
  text: words,
});

test('the platform replies after a few seconds, and its reply is unread until it is read', () => {
  const { call, clock, demo } = openSandbox();
  const sent = call('sendMessage', { body: text(PLATFORM, 'Where is my parcel?') });
  expect(sent).toMatchObject({
    conversation_id: 1,
    from: 'customer',
    kind: 'text',
    created_at: '2026-11-20T10:00:00Z',
  });
  clock.advance(3 * SECOND - 1);
  const later = { conversation_id: 1, after_id: sent.id };
  expect(call('listMessages', { query: later }).list).toEqual([]);
  clock.advance(1);
  expect(call('listConversations', {}).list[0]).toMatchObject({ with: 'platform', unread: 1 });
  expect(unreadMessages(demo)).toBe(1);
  const news = call('listMessages', { query: later });
  expect(news.list.map(({ from, created_at }) => [from, created_at])).toEqual([['service', '2026-11-20T10:00:03Z']]);
  expect(news.list[0]?.text).toContain('step by step in the order');
  expect(news.conversation.unread).toBe(1);
  expect(unreadMessages(demo)).toBe(1);
  call('readMessages', { body: { conversation_id: 1, up_to_id: news.list[0]?.id ?? 0 } });
  expect(unreadMessages(demo)).toBe(0);
});

test('an order’s card is answered with the order’s status, in the customer’s own language', () => {
  const { call, clock } = openSandbox();
  const { id } = call('sendMessage', {
    body: { shop_id: PLATFORM, client_id: randomUUID(), kind: 'order', order_id: 9003 },
  });
  call('setLanguage', { query: { file_name: 'zh-cn' } });
  clock.advance(3 * SECOND);
  const [answer] = call('listMessages', { query: { shop_id: PLATFORM, after_id: id } }).list;
  expect(answer?.text).toBe('订单 M2611140207 已发货，运单号可在订单中查看。');
});

test.each([
  ['我想退款', '申请退款'],
  ['Ich möchte eine Erstattung für das Paket', 'Erstattung'],
  ['أريد استرداد المبلغ', 'طلب الاسترداد'],
])('a message “%s” is answered in its own language, not the call’s', (words, answer) => {
  const { call, clock } = openSandbox();
  const { id } = call('sendMessage', { body: text(PLATFORM, words) });
  clock.advance(3 * SECOND);
  expect(call('listMessages', { query: { shop_id: PLATFORM, after_id: id } }).list[0]?.text).toContain(answer);
});

test('a message too short to detect its language is answered in the customer’s own', () => {
  const { call, clock } = openSandbox();
  call('setLanguage', { query: { file_name: 'ri' } });
  const { id } = call('sendMessage', { body: text(PLATFORM, 'OK') });
  clock.advance(3 * SECOND);
  expect(call('listMessages', { query: { shop_id: PLATFORM, after_id: id } }).list[0]?.text).toContain(
    '確認いたします',
  );
});

test('outside its hours a shop says so at once, and replies when they begin', () => {
  const { call, clock, world } = openSandbox();
  const american = [...world.shops.values()].find(({ returns }) => returns.country === 'US');
  const shop_id = american?.id ?? -1;
  // On the west coast it is two in the morning.
  const sent = call('sendMessage', { body: text(shop_id, 'Is there more in stock?') });
  const query = { shop_id, after_id: sent.id };
  clock.advance(3 * SECOND);
  const away = call('listMessages', { query });
  expect(away.conversation).toMatchObject({ online: false, hours: 'Monday to Friday, 09:00 to 18:00 (UTC-8)' });
  expect(away.list[0]?.text).toContain('Monday to Friday, 09:00 to 18:00 (UTC-8)');
  clock.advance(7 * HOUR);
  const answered = call('listMessages', { query });
  expect(answered.conversation.online).toBe(true);
  expect(answered.list.map((message) => message.created_at)).toEqual(['2026-11-20T10:00:03Z', '2026-11-20T17:00:03Z']);
});
