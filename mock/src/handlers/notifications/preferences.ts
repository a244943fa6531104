import type { Schema } from '@meridian/sdk';
import type { Customer } from '../../world/types.ts';
import type { Handler } from '../handler.ts';

export const getNotificationPreferences: Handler<'getNotificationPreferences'> = ({ customer }) => listed(customer);

export const updateNotificationPreferences: Handler<'updateNotificationPreferences'> = ({ customer, body }) => {
  const chosen = Object.fromEntries(body.list.map(({ type, email, mobile }) => [type, { email, mobile }]));
  customer.preferences = { ...customer.preferences, ...chosen };
  return listed(customer);
};

function listed({ preferences }: Customer): Schema<'NotificationPreferences'> {
  const chosen = (['order', 'wallet', 'shop'] as const).map((type) => ({
    type,
    ...preferences[type],
    always_on: false,
  }));
  return { list: [...chosen, { type: 'system', email: true, mobile: true, always_on: true }] };
}
