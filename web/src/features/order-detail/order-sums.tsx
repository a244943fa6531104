import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import type { MoneyRow } from '../../ui/money-rows.tsx';

const NONE = '0.00';

/** The server's sums of an order, for the screen and the receipt. Nothing is added up here. */
export function orderSumRows(order: Schema<'Order'>, i18n: I18n): MoneyRow[] {
  const { subtotal, freight, discount, total_amount, refunded_amount, promo_code, paid_at } = order;
  const rows: MoneyRow[] = [
    { key: 'subtotal', label: i18n._(msg`Subtotal`), amount: subtotal },
    { key: 'freight', label: i18n._(msg`Shipping`), amount: freight },
  ];
  if (discount !== NONE || promo_code !== null) {
    const label = promo_code === null ? i18n._(msg`Discount`) : i18n._(msg`Promo code ${promo_code}`);
    rows.push({ key: 'discount', label, amount: discount, sign: '-', tone: 'in' });
  }
  rows.push({
    key: 'total',
    label: paid_at === null ? i18n._(msg`Total`) : i18n._(msg({ context: 'sum', message: 'Paid' })),
    amount: total_amount,
    isTotal: true,
    note: <bdi>{order.duties.note}</bdi>,
  });
  if (refunded_amount !== NONE)
    rows.push({
      key: 'refunded',
      label: i18n._(msg`Refunded to your balance`),
      amount: refunded_amount,
      sign: '+',
      tone: 'in',
    });
  return rows;
}
