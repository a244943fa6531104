import { runMutation, withMeta } from '../cache/mutation.ts';
import type { AnyQueryClient } from '../cache/query-client.ts';
import type { ArgsOf, Schema } from '../client/operation-types.ts';
import { notificationPreferencesQuery, updateNotificationPreferences } from '../operations/notifications.ts';
import { createState, extendFlow, type Flow } from '../state/flow.ts';
import { assertSameCustomer, type FlowOptions, watchSession } from './same-customer.ts';

type Preference = Schema<'NotificationPreference'>;

/** A preference that the customer can change. */
export type ChoosablePreference = Preference & ArgsOf<'updateNotificationPreferences'>['body']['list'][number];

/** Whether a type can be changed. The list of types is open: types that the contract does not know cannot be. */
export const isChoosable = (preference: Preference): preference is ChoosablePreference =>
  !preference.always_on && ['order', 'wallet', 'shop'].includes(preference.type);

/** A choice that the server has not answered yet. */
export interface PreferenceChoice {
  type: ChoosablePreference['type'];
  way: 'email' | 'mobile';
  on: boolean;
}

/** The server's preferences with the choices of the customer. */
export const withChoices = (list: readonly Preference[], choices: readonly PreferenceChoice[]): Preference[] =>
  list.map((preference) => {
    const own = choices.filter(({ type }) => type === preference.type);
    return { ...preference, ...Object.fromEntries(own.map(({ way, on }) => [way, on])) };
  });

export interface NotificationPreferences extends Flow<readonly PreferenceChoice[]> {
  choose: (preference: ChoosablePreference, way: PreferenceChoice['way'], on: boolean) => void;
}

/**
 * Changes of notification preferences, which apply before their answer: `withChoices` shows them. They are sent one by
 * one, each on top of what the server has confirmed, so that a failed change is not sent along with the next. A failed
 * change is dropped; its error is the mutation's.
 */
export const createNotificationPreferences = (
  queryClient: AnyQueryClient,
  { meta, watchCustomer = watchSession(queryClient) }: FlowOptions = {},
): NotificationPreferences => {
  const [flow, setState] = createState<readonly PreferenceChoice[]>([]);
  const update = withMeta(updateNotificationPreferences({ guard: false }), meta);
  let sending: Promise<unknown> = Promise.resolve();

  return extendFlow(flow, {
    choose: (preference, way, on) => {
      const choice = { type: preference.type, way, on };
      const isSame = watchCustomer();
      setState([...flow.state, choice]);
      const send = () => {
        assertSameCustomer(isSame, 'updateNotificationPreferences');
        const list = queryClient.getQueryData(notificationPreferencesQuery().queryKey)?.list;
        const { email, mobile } = list?.find(({ type }) => type === preference.type) ?? preference;
        return runMutation(queryClient, update, { list: [{ type: preference.type, email, mobile, [way]: on }] });
      };
      sending = sending
        .then(send)
        .catch(() => undefined)
        .then(() => setState(flow.state.filter((one) => one !== choice)));
    },
  });
};
