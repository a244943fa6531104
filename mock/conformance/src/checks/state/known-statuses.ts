import type { CardPaymentStatus, Fulfilment, RefundStatus } from '@meridian/sdk/rules';

export const isFulfilment = (value: unknown): value is Fulfilment =>
  typeof value === 'number' && [0, 1, 2, 3, 4, -1].includes(value);

export const isRefundStatus = (value: unknown): value is RefundStatus =>
  ['applied', 'accepted', 'returning', 'returned', 'refunded', 'refused', 'withdrawn'].some((one) => one === value);

export const isCardPaymentStatus = (value: unknown): value is CardPaymentStatus =>
  ['pending', 'succeeded', 'failed', 'unknown', 'abandoned', 'expired'].some((one) => one === value);
