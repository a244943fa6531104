import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { InternalLink } from '../../navigation/internal-link.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { ConvertedAmount } from '../currency/converted-amount.tsx';
import { refundWords } from '../state/state-words.ts';

interface OrderItemsProps {
  items: readonly Schema<'OrderItem'>[];
  /** Whether items link to their product and refund case; off inside a card, which is a link itself. */
  linked?: boolean;
}

/** The ordered items as they were at the time: picture, name, specification, quantity and total price. */
export function OrderItems({ items, linked = false }: OrderItemsProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.id}>
          <OrderItemRow item={item} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

function OrderItemRow({ item, linked }: { item: Schema<'OrderItem'>; linked: boolean }) {
  const { money, count } = useFormats();
  const quantity = count(item.quantity);
  const name = (
    <span dir="auto" className="line-clamp-2">
      {item.name}
    </span>
  );
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      <ProductImage src={item.picture} alt="" tint={item.category_code} className="size-18 shrink-0 rounded-box p-2" />
      <div className="min-w-0 flex-1 basis-[8rem]">
        <div lang={item.language} className="text-14">
          {linked ? (
            <Link
              to="/detail/{-$product}/{-$mer}"
              params={{ product: String(item.product_id) }}
              className="hit-44 block rounded-small"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </div>
        <div className="mt-0.5 text-12 text-ink-2">
          <SeparatedList items={[item.spec_text !== '' && item.spec_text, `× ${quantity}`]} />
        </div>
        <ItemRefund item={item} linked={linked} />
      </div>
      <p className="tabular flex shrink-0 flex-col items-end text-14 font-semibold">
        <span translate="no">{money(item.subtotal)}</span>
        <ConvertedAmount amount={item.subtotal} />
        {item.quantity > 1 && (
          <span className="text-12 font-normal text-ink-2">
            <Trans>{money(item.price)} each</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

function ItemRefund({ item, linked }: { item: Schema<'OrderItem'>; linked: boolean }) {
  const { i18n } = useLingui();
  if (item.refund_id === null || item.refund_status === null) return null;
  const word = i18n._(refundWords[item.refund_status]);
  return (
    <p className="mt-1 text-12 font-medium text-waiting-ink">
      {linked ? (
        <InternalLink path={`/refund?case=${item.refund_id}`} className="hit-44 underline underline-offset-4">
          <Trans>Refund: {word}</Trans>
        </InternalLink>
      ) : (
        <Trans>Refund: {word}</Trans>
      )}
    </p>
  );
}
