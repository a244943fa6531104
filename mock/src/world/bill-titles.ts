import type { Text } from './types.ts';

const titled =
  (en: string, zh: string) =>
  (sn: string): Text => ({ en: `${en} ${sn}`, zh: `${zh} ${sn}` });

/** What a bill says it is for: the kind and the number of what it came from, for example `Order M2611190312`. */
export const billTitle = {
  order: titled('Order', '订单'),
  refund: titled('Refund', '退款'),
  recharge: titled('Top-up', '充值'),
  withdrawal: titled('Withdrawal', '提现'),
} as const;
