import { useLingui } from '@lingui/react';
import { type OrderStatusName, orderStatusName } from '@meridian/sdk/rules';
import { classNames } from '../../ui/class-names.ts';
import { orderStatusWord } from './order-status.ts';

/** Waiting for the customer, in progress, success, or over. */
const tones: Record<OrderStatusName, string> = {
  waiting_pay: 'text-waiting-ink',
  waiting_deliver: 'text-brand',
  delivered: 'text-brand',
  received: 'text-success-ink',
  completed: 'text-ink-2',
  cancelled: 'text-ink-2',
  refunding: 'text-waiting-ink',
  refunded: 'text-success-ink',
  in_after_sale: 'text-waiting-ink',
};

export function OrderStatusWord({ status }: { status: number }) {
  const { i18n } = useLingui();
  const name = orderStatusName(status);
  const tone = name === undefined ? 'text-ink-2' : tones[name];
  return <span className={classNames('font-semibold', tone)}>{orderStatusWord(status, i18n)}</span>;
}
