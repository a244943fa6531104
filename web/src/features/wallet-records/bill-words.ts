import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { IconName } from '../../ui/icon/icon.tsx';

type BillType = Schema<'BillTypeFilter'>;

export const billTypeWords: Record<BillType, MessageDescriptor> = {
  order: msg`Payment`,
  refund: msg`Refund`,
  recharge: msg`Top-up`,
  withdrawal: msg`Withdrawal`,
  fee: msg`Fee`,
  adjustment: msg`Adjustment`,
};

const icons: Record<BillType, IconName> = {
  order: 'bag',
  refund: 'refund',
  recharge: 'plus',
  withdrawal: 'wallet',
  fee: 'minus',
  adjustment: 'settings',
};

export const directionWords: Record<Schema<'BillDirection'>, MessageDescriptor> = {
  in: msg`Money in`,
  out: msg`Money out`,
};

const isKnown = (type: string): type is BillType => Object.hasOwn(icons, type);

/** Returns undefined for an unknown type, whose bill is shown by its title. */
export const billTypeWord = (type: string): MessageDescriptor | undefined =>
  isKnown(type) ? billTypeWords[type] : undefined;

export const billIcon = (type: string): IconName => (isKnown(type) ? icons[type] : 'order');

/** Returns the path of a bill's source; undefined if there is none, or its kind is unknown. */
export function sourcePath({ kind, id }: Schema<'Bill'>['source']): string | undefined {
  if (id === null) return undefined;
  switch (kind) {
    case 'order':
      return `/orderInfo/${id}`;
    case 'refund':
      return `/refund?case=${id}`;
    case 'recharge':
      return `/topUpRecord?id=${id}`;
    case 'withdrawal':
      return `/depositRecord?id=${id}`;
    default:
      return undefined;
  }
}
