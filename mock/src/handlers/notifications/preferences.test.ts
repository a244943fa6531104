import { expect, test } from 'vitest';
import { openSandbox } from '../../../tests/harness/open-sandbox.ts';
import { news } from '../../world/texts/news.ts';
import { notify } from '../notify.ts';

test('a notification is sent by the channels chosen for its type, and is always in the list', () => {
  const { call, world, demo, clock } = openSandbox();
  const shipped = () => {
    world.outbox = [];
    notify(world, demo, news.orderArrived({ orderId: 9003, sn: 'M1' }), clock.now());
    return world.outbox.map(({ channel }) => channel);
  };
  expect(shipped()).toEqual(['email']);
  const list = [{ type: 'order', email: false, mobile: true } as const];
  const preferences = call('updateNotificationPreferences', { body: { list } });
  expect(preferences.list[0]).toEqual({ type: 'order', email: false, mobile: true, always_on: false });
  expect(call('getNotificationPreferences', {})).toEqual(preferences);
  expect(shipped()).toEqual(['mobile']);
  demo.mobileVerified = false;
  const before = demo.notifications.length;
  expect(shipped()).toEqual([]);
  expect(demo.notifications).toHaveLength(before + 1);
});

test('[B4.12] notifications about the account itself are always sent', () => {
  const { call, world, demo, clock } = openSandbox();
  const list = (['order', 'wallet', 'shop'] as const).map((type) => ({ type, email: false, mobile: false }));
  const preferences = call('updateNotificationPreferences', { body: { list } });
  expect(preferences.list.at(-1)).toEqual({ type: 'system', email: true, mobile: true, always_on: true });
  notify(world, demo, news.passwordChanged(), clock.now());
  expect(world.outbox.map(({ channel, to }) => [channel, to])).toEqual([
    ['email', 'demo@meridian.shop'],
    ['mobile', '+819012345678'],
  ]);
});
