import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

export type NotificationType = Schema<'NotificationType'>;

export const notificationTypes = ['order', 'wallet', 'shop', 'system'] as const satisfies readonly NotificationType[];

/** How each type is displayed: its icon, and its name in the filter. */
export const typeDisplay = {
  order: { icon: 'order', name: msg`Orders` },
  wallet: { icon: 'wallet', name: msg`Wallet` },
  shop: { icon: 'shop', name: msg`Shops` },
  system: { icon: 'shield', name: msg`Account` },
} satisfies Record<NotificationType, { icon: IconName; name: MessageDescriptor }>;
