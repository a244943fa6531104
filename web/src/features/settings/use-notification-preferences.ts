import type { ArgsOf, Schema } from '@meridian/sdk';
import { notificationPreferencesQuery, updateNotificationPreferences } from '@meridian/sdk/react';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

export type Way = 'email' | 'mobile';
type Choice = ArgsOf<'updateNotificationPreferences'>['body']['list'][number];
type Preference = Schema<'NotificationPreference'>;

const keyOf = ({ type }: Pick<Preference, 'type'>, way: Way) => `${type} ${way}`;

/** A type that can be chosen. The list of types is open: what the contract does not know yet cannot be changed. */
export function isChoosable(preference: Preference): preference is Preference & Choice {
  return !preference.always_on && ['order', 'wallet', 'shop'].includes(preference.type);
}

/**
 * The notification preferences. A change shows at once and is rolled back, with a toast, where it fails. Changes are sent
 * one after another, each on top of what the server has confirmed, so that one that failed does not come along with the
 * next.
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
        // The toast of the call says why.
        .catch(() => undefined)
        .then(() =>
          setWanted((before) => {
            // Pressed again meanwhile: that change is still to be sent.
            if (before.get(key) !== on) return before;
            const next = new Map(before);
            next.delete(key);
            return next;
          }),
        );
    },
  };
}
