import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import type { Schema } from '../client/operation-types.ts';
import { notificationPreferencesQuery } from '../operations/notifications.ts';
import { fixture } from '../testing/fixture.ts';
import { type Stub, stubClient } from '../testing/stub-client.ts';
import { createNotificationPreferences, isChoosable, withChoices } from './notification-preferences.ts';

type Preference = Schema<'NotificationPreference'>;

const preference = (type: string, always_on = false): Preference => ({ type, email: true, mobile: false, always_on });
const orders = preference('order');
if (!isChoosable(orders)) throw new Error('orders cannot be chosen');

/** The server carries out each change, but the first are answered by `answers`. */
const preferencesOf = async (answers: (() => Promise<unknown>)[] = []) => {
  const customer = { token: 'first' };
  let list = [orders, preference('shop')];
  const sent: Preference[][] = [];
  const update = async (request: Request) => {
    const body: { list: Preference[] } = await request.json();
    sent.push(body.list);
    await answers.shift()?.();
    list = list.map((one) => ({ ...one, ...body.list.find(({ type }) => type === one.type) }));
    return { ...fixture('updateNotificationPreferences'), list };
  };
  const client = stubClient(
    {
      getNotificationPreferences: () => ({ ...fixture('getNotificationPreferences'), list }),
      updateNotificationPreferences: update as Stub<'updateNotificationPreferences'>,
    },
    { token: () => customer.token },
  );
  const queryClient = createQueryClient(client);
  const read = notificationPreferencesQuery();
  await queryClient.fetchQuery(read);
  const preferences = createNotificationPreferences(queryClient);
  const shown = () => withChoices(queryClient.getQueryData(read.queryKey)?.list ?? [], preferences.state)[0];
  const settled = () => vi.waitFor(() => expect(preferences.state).toEqual([]));
  return { preferences, shown, settled, sent, customer };
};

test('a choice applies at once, and its refusal rolls back only that choice', async () => {
  const { preferences, shown, settled, sent } = await preferencesOf([
    () => Promise.reject(new TypeError('no connection')),
  ]);
  preferences.choose(orders, 'email', false);
  preferences.choose(orders, 'mobile', true);
  expect(shown()).toMatchObject({ email: false, mobile: true });
  await settled();
  expect(shown()).toMatchObject({ email: true, mobile: true });
  // The failed choice is not sent along with the next.
  expect(sent).toMatchObject([[{ email: false, mobile: false }], [{ email: true, mobile: true }]]);
});

test('a choice made again meanwhile is not turned back by the answers to the earlier ones', async () => {
  const answers = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const { preferences, shown, settled, sent } = await preferencesOf(
    answers.map(
      ({ promise }) =>
        () =>
          promise,
    ),
  );
  for (const on of [false, true, false]) preferences.choose(orders, 'email', on);
  for (const [index, { resolve }] of answers.entries()) {
    await vi.waitFor(() => expect(sent).toHaveLength(index + 1));
    expect(shown()?.email).toBe(false);
    resolve();
  }
  await settled();
  expect(shown()?.email).toBe(false);
});

test('[B8.06] a choice whose customer signs out before it is sent is not sent for the next customer', async () => {
  const answer = Promise.withResolvers<void>();
  const { preferences, settled, sent, customer } = await preferencesOf([() => answer.promise]);
  preferences.choose(orders, 'email', false);
  preferences.choose(orders, 'mobile', true);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  customer.token = 'second';
  answer.resolve();
  await settled();
  expect(sent).toHaveLength(1);
});

test('what is always on, and types that the contract does not know, cannot be chosen', () => {
  expect(isChoosable(preference('system', true))).toBe(false);
  expect(isChoosable(preference('horoscope'))).toBe(false);
});
