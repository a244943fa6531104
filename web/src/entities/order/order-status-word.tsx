import { useLingui } from '@lingui/react';
import { classNames } from '../../ui/class-names.ts';
import { orderStatusTone, orderStatusWord } from './order-status.ts';

/** The status of an order, in its colour. */
export function OrderStatusWord({ status }: { status: number }) {
  const { i18n } = useLingui();
  return <span className={classNames('font-semibold', orderStatusTone(status))}>{orderStatusWord(status, i18n)}</span>;
}
