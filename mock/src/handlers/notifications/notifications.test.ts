import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { unreadNotifications } from '../../serializers/notification.ts';
import { DAY } from '../../world/clock.ts';
import { news } from '../../world/texts/news.ts';
import { notify } from '../notify.ts';

test('the latest notification comes first, unread, in the call’s language', () => {
  const { call, world, demo, clock } = openSandbox();
  notify(world, demo, news.rechargePassed(50_000), clock.now());
  const [first] = call('listNotifications', { query: { limit: 1 } }).list;
  expect(first).toMatchObject({
    type: 'wallet',
    link: '/topUpRecord',
    read: false,
    created_at: '2026-11-20T10:00:00Z',
  });
  expect(first?.text).toBe('$500.00 was added to your balance.');
  expect(call('listNotifications', { language: 'zh-CN' }).list[0]?.title).toBe('您的充值已通过');
});

test('notifications can be filtered by type, and the unread count covers all types', () => {
  const { call, world, demo, clock } = openSandbox();
  notify(world, demo, news.rechargePassed(50_000), clock.now());
  const orders = call('listNotifications', { query: { type: 'order' } });
  expect(new Set(orders.list.map(({ type }) => type))).toEqual(new Set(['order']));
  expect(orders.unread).toBe(2);
});

test('reading some or all lowers the unread count, and a repeat changes nothing', () => {
  const { call, world, demo, clock } = openSandbox();
  const { id } = notify(world, demo, news.welcome(), clock.now());
  for (let repeat = 0; repeat < 2; repeat += 1) {
    call('readNotifications', { body: { notification_ids: [id] } });
    expect(unreadNotifications(demo, clock.now())).toBe(1);
  }
  call('readNotifications', { body: { all: true } });
  expect(unreadNotifications(demo, clock.now())).toBe(0);
});

test('if one id is not the customer’s, all notifications stay unread', () => {
  const { call, refusal } = openSandbox();
  expect(refusal('readNotifications', { body: { notification_ids: [3002, 999_999] } }).name).toBe(
    'notification_not_found',
  );
  expect(call('listNotifications', {}).unread).toBe(1);
});

test('notifications are kept for 180 days', () => {
  const { call, clock } = openSandbox();
  const idsNow = () => {
    const { token } = call('loginUser', { body: { account: 'demo@meridian.shop', password: 'demo123456' } }).userinfo;
    return call('listNotifications', { token, query: { limit: 50 } }).list.map(({ id }) => id);
  };
  clock.advance(Date.parse('2026-11-15T06:30:00Z') + 180 * DAY - clock.now() - 1);
  expect(idsNow()).toContain(3002);
  clock.advance(1);
  expect(idsNow()).not.toContain(3002);
});
