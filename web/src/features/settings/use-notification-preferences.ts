import type { ArgsOf, Schema } from '@meridian/sdk';
import { notificationPreferencesQuery, updateNotificationPreferences } from '@meridian/sdk/react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export type Way = 'email' | 'mobile';
type Choice = ArgsOf<'updateNotificationPreferences'>['body']['list'][number];
type Preference = Schema<'NotificationPreference'>;

const keyOf = ({ type }: Pick<Preference, 'type'>, way: Way) => `${type} ${way}`;

/** Whether a type can be changed. The list of types is open: types that the contract does not know cannot be. */
export function isChoosable(preference: Preference): preference is Preference & Choice {
  return !preference.always_on && ['order', 'wallet', 'shop'].includes(preference.type);
}

/**
 * The notification preferences, with optimistic updates: a failed change is rolled back with a toast. Changes are sent
 * one by one, each on top of what the server has confirmed, so that a failed change is not sent along with the next.
 */
export function useNotificationPreferences() {
  const queries = useQueryClient();
  const { queryKey } = notificationPreferencesQuery();
  const { list } = useSuspenseQuery(notificationPreferencesQuery()).data;
  const { mutateAsync } = useMutation(updateNotificationPreferences({ guard: false }));
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sending = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (preference: Preference & Choice, way: Way, on: boolean) => {
    const confirmed = queries.getQueryData(queryKey)?.list.find(({ type }) => type === preference.type) ?? preference;
    const { type } = preference;
    await mutateAsync({ list: [{ type, email: confirmed.email, mobile: confirmed.mobile, [way]: on }] });
  };
  return {
    list: list.map((preference) => ({
      ...preference,
      email: wanted.get(keyOf(preference, 'email')) ?? preference.email,
      mobile: wanted.get(keyOf(preference, 'mobile')) ?? preference.mobile,
    })),
    choose(preference: Preference & Choice, way: Way, on: boolean) {
      const key = keyOf(preference, way);
      setWanted((before) => new Map(before).set(key, on));
      sending.current = sending.current
        .then(() => send(preference, way, on))
        // The call's own toast reports the error.
        .catch(() => undefined)
        .then(() =>
          setWanted((before) => {
            // The customer has pressed again in the meantime, and that change is still to be sent.
            if (before.get(key) !== on) return before;
            const next = new Map(before);
            next.delete(key);
            return next;
          }),
        );
    },
  };
}
