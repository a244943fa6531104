import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

export const notificationTypes = [
  'order',
  'wallet',
  'shop',
  'system',
] as const satisfies readonly Schema<'NotificationTypeFilter'>[];

export type NotificationType = (typeof notificationTypes)[number];

export const typeDisplay = {
  order: { icon: 'order', name: msg`Orders` },
  wallet: { icon: 'wallet', name: msg`Wallet` },
  shop: { icon: 'shop', name: msg`Shops` },
  system: { icon: 'shield', name: msg`Account` },
} satisfies Record<Schema<'NotificationTypeFilter'>, { icon: IconName; name: MessageDescriptor }>;

/** Returns the icon of a notification; the bell for an unknown type (contract, NotificationType). */
export function typeIcon(type: Schema<'NotificationType'>): IconName {
  const known = notificationTypes.find((one) => one === type);
  return known === undefined ? 'bell' : typeDisplay[known].icon;
}
