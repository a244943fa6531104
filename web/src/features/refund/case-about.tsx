import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { OrderNumber } from '../../entities/order/order-number.tsx';
import { SentPicture } from '../../entities/upload/sent-picture.tsx';
import { CopyRow } from '../../feedback/copy-row.tsx';
import { useFormats } from '../../i18n/formats.ts';
import { Fact } from '../../ui/fact.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { ItemText } from './item-text.tsx';

/** The request: items, amount, reason, explanation, evidence, numbers. For a change of mind it is the receipt (B8.10). */
export function CaseAbout({ refund }: { refund: Schema<'Refund'> }) {
  const { t } = useLingui();
  const { kind, sn, created_at, order_id, items, type, product_status, amount, reason, explanation } = refund;
  const { money, moment } = useFormats();
  return (
    <section className="flex flex-col gap-3 rounded-card bg-card p-4 text-14">
      <h2 className="text-16 font-semibold">
        {kind === 'change_of_mind' ? <Trans>Receipt</Trans> : <Trans>Your request</Trans>}
      </h2>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <Item key={item.order_item_id} item={item} />
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-t border-line pt-3">
        {kind === 'change_of_mind' && (
          <Fact name={<Trans>Date and time</Trans>}>
            <time dateTime={created_at}>{moment(created_at)}</time>
          </Fact>
        )}
        <Fact name={<Trans>Amount</Trans>}>{money(amount)}</Fact>
        <Fact name={<Trans>Type</Trans>}>
          {type === 'refund_return' ? <Trans>Return and refund</Trans> : <Trans>Refund only</Trans>}
        </Fact>
        {kind !== 'change_of_mind' && (
          <Fact name={<Trans>Items</Trans>}>
            {product_status === 'received' ? <Trans context="goods">Received</Trans> : <Trans>Not received</Trans>}
          </Fact>
        )}
        {reason !== null && (
          <Fact name={<Trans>Reason</Trans>}>
            <bdi>{reason.name}</bdi>
          </Fact>
        )}
        {explanation !== null && (
          <Fact name={<Trans>Your explanation</Trans>}>
            <bdi className="block text-start whitespace-pre-line">{explanation}</bdi>
          </Fact>
        )}
      </dl>
      {refund.proofs.length > 0 && <Proofs proofs={refund.proofs} />}
      <div className="border-t border-line pt-1">
        <CopyRow label={t`Case number`} value={sn} />
        <Link
          to="/orderInfo/{-$id}"
          params={{ id: String(order_id) }}
          className="flex min-h-11 items-center gap-3 font-semibold text-brand"
        >
          <OrderNumber sn={refund.order_sn} />
        </Link>
      </div>
    </section>
  );
}

function Item({ item }: { item: Schema<'RefundItem'> }) {
  return (
    <li className="flex items-center gap-3">
      <ProductImage
        src={item.picture}
        alt=""
        tint={item.category_code}
        className="size-14 shrink-0 rounded-box p-1.5"
      />
      <span className="min-w-0 flex-1">
        <ItemText item={item} />
      </span>
    </li>
  );
}

function Proofs({ proofs }: { proofs: readonly Schema<'PrivatePicture'>[] }) {
  const { t } = useLingui();
  const pictures = proofs.map(({ url }) => url);
  return (
    <ul aria-label={t`Proof`} className="flex flex-wrap gap-2">
      {pictures.map((src, index) => (
        <li key={src}>
          <SentPicture pictures={pictures} index={index} size="medium" />
        </li>
      ))}
    </ul>
  );
}
