import type { OrderTab } from '@meridian/sdk/rules';
import type { IconName } from '../../ui/icon/icon.tsx';

export const orderIcons: Record<OrderTab, IconName> = {
  all: 'order',
  '0': 'wallet',
  '1': 'package',
  '2': 'truck',
  '3': 'received',
  '4': 'check',
  '-1': 'close',
  '-2': 'refund',
  '-3': 'refund',
  '-4': 'headset',
};
