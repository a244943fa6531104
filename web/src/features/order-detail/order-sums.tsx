import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { addMoney, compareMoney, ORDER_STATUS } from '@meridian/sdk/rules';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import { DutiesInTotal, DutiesOnDelivery, useDutiesShown } from '../../entities/order/duties.tsx';
import { type MoneyRow, MoneyRows } from '../../ui/money-rows.tsx';

/** The sums of an order, and for how many items, if there are several. */
export function SumsCard({ order }: { order: Schema<'Order'> }) {
  const { quantity } = order;
  return (
    <section className="rounded-card bg-card p-4">
      {quantity > 1 && (
        <p className="pb-2.5 text-14 text-ink-2">
          <Trans>
            Quantity: <Plural value={quantity} one="# item" other="# items" />
          </Trans>
        </p>
      )}
      <OrderSums order={order} />
    </section>
  );
}

const NONE = '0.00';

/** The server's sums of an order, for the screen and the receipt. Nothing is added up here. */
export function OrderSums({ order }: { order: Schema<'Order'> }) {
  const { t } = useLingui();
  const { subtotal, freight, discount, total_amount, refunded_amount, promo_code, paid_at } = order;
  const isShown = useDutiesShown() && order.duties.lines !== undefined;
  const rows: MoneyRow[] = [
    { key: 'subtotal', label: t`Subtotal`, amount: subtotal },
    { key: 'freight', label: t`Shipping`, amount: freight },
  ];
  if (discount !== NONE || promo_code !== null) {
    const label = promo_code === null ? t`Discount` : t`Promo code ${promo_code}`;
    rows.push({ key: 'discount', label, amount: discount, sign: '-', tone: 'in' });
  }
  rows.push({
    key: 'total',
    label: paid_at === null ? t`Total` : t({ context: 'sum', message: 'Paid' }),
    amount: total_amount,
    isTotal: true,
    note: (
      <>
        <ConvertedAmount amount={total_amount} isDated />
        {isShown ? <DutiesInTotal parts={[order]} /> : <bdi className="block">{order.duties.note}</bdi>}
      </>
    ),
  });
  if (refunded_amount !== NONE)
    rows.push({
      key: 'refunded',
      label: t`Refunded to your balance`,
      amount: refunded_amount,
      sign: '+',
      tone: 'in',
    });
  return (
    <>
      <MoneyRows rows={rows} />
      {isShown && order.fulfilment !== ORDER_STATUS.cancelled && !isPaidBack(order) && (
        <DutiesOnDelivery
          parts={[order]}
          total={order.total_with_duties}
          isAsPlaced={order.refunds.some(({ status }) => status !== 'refused' && status !== 'withdrawn')}
        />
      )}
    </>
  );
}

/** Whether all that was paid for the pieces is paid back. The freight of what was shipped stays paid. */
const isPaidBack = ({ refunded_amount, freight, total_amount }: Schema<'Order'>): boolean =>
  refunded_amount !== NONE && compareMoney(addMoney(refunded_amount, freight), total_amount) >= 0;
