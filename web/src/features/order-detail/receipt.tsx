import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createPortal } from 'react-dom';
import { PostalAddress } from '../../entities/legal/postal-address.tsx';
import { appName } from '../../i18n/app-name.ts';
import { useFormats } from '../../i18n/formats.ts';
import { OrderSums } from './order-sums.tsx';
import './receipt.css';

/** The receipt of a paid order, which is printed in place of the screen (receipt.css). */
export function Receipt({ order }: { order: Schema<'Order'> }) {
  if (order.paid_at === null) return null;
  return createPortal(
    <div className="receipt text-14">
      <ReceiptHead order={order} paidAt={order.paid_at} />
      <ReceiptItems order={order} />
      <div className="ms-auto mt-4 w-1/2">
        <OrderSums order={order} />
      </div>
    </div>,
    document.body,
  );
}

function ReceiptHead({ order, paidAt }: { order: Schema<'Order'>; paidAt: string }) {
  const { date } = useFormats();
  const { seller, address } = order;
  const registration = (
    <bdi dir="ltr" translate="no">
      {seller.registration}
    </bdi>
  );
  return (
    <>
      <h1 className="text-22 font-semibold">
        <Trans>Receipt</Trans>
      </h1>
      <p>
        <Trans>
          Order <bdi translate="no">{order.sn}</bdi>, paid on {date(paidAt)} from your {appName} balance
        </Trans>
      </p>
      <div className="mt-6 grid grid-cols-2 gap-6">
        <div>
          <p className="font-semibold">
            <Trans>Seller</Trans>
          </p>
          <p>
            <bdi translate="no">{seller.legal_name}</bdi>
          </p>
          {seller.registration !== null && (
            <p>
              <Trans>Registered under {registration}</Trans>
            </p>
          )}
          <PostalAddress {...seller} />
        </div>
        <div>
          <p className="font-semibold">
            <Trans>Delivered to</Trans>
          </p>
          <p>
            <bdi translate="no">{address.addressee}</bdi>
          </p>
          <PostalAddress {...address} />
        </div>
      </div>
    </>
  );
}

function ReceiptItems({ order }: { order: Schema<'Order'> }) {
  const { money, count, list } = useFormats();
  return (
    <table className="mt-6 w-full border-line border-t *:*:border-line *:*:border-b">
      <thead>
        <tr className="*:py-2 *:font-semibold">
          <th scope="col" className="text-start">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Unit price</Trans>
          </th>
          <th scope="col" className="text-end">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="tabular">
        {order.items.map(({ id, name, spec_text, quantity, price, subtotal }) => (
          <tr key={id} className="*:py-2 *:align-top">
            <td>
              <bdi>{list(spec_text === '' ? [name] : [name, spec_text])}</bdi>
            </td>
            <td className="ps-4 text-end">{count(quantity)}</td>
            <td className="ps-4 text-end">{money(price)}</td>
            <td className="ps-4 text-end">{money(subtotal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
