import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { ConvertedAmount } from '../../entities/currency/converted-amount.tsx';
import type { Form } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import type { CheckoutValues } from './checkout-schema.ts';
import { RemarkField } from './remark-field.tsx';

interface ShopGroupProps {
  group: Schema<'QuoteGroup'>;
  form: Form<CheckoutValues>;
  /** Whether to show the shop's total. With a single shop it equals the order's total. */
  isOneOfMany: boolean;
}

/** One shop's part of the order: its items, freight, arrival dates and remark. */
export function ShopGroup({ group, form, isOneOfMany }: ShopGroupProps) {
  const { money, signedMoney, dayRange } = useFormats();
  const heading = useId();
  const { shop, lines, freight, discount, free_freight_gap, total_amount } = group;
  const dates = dayRange(group.arrives_from, group.arrives_by);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3 rounded-card bg-card px-4 py-1.5">
      <h2 id={heading} className="text-14 font-semibold">
        <Link
          to="/shop/{-$id}"
          params={{ id: String(shop.id) }}
          className="inline-flex min-h-11 max-w-full items-center gap-1"
        >
          <bdi translate="no">{shop.name}</bdi>
          <Icon name="forward" size={16} className="text-ink-3" />
        </Link>
      </h2>
      <ul className="flex flex-col gap-3">
        {lines.map((line) => (
          <QuoteLine key={line.line_id ?? line.sku_id} line={line} />
        ))}
      </ul>
      <div className="flex flex-col gap-2 border-line border-t pt-3 text-14">
        <p className="flex flex-wrap justify-between gap-x-3 gap-y-1">
          <span className="flex items-start gap-3">
            <Icon name="truck" size={20} className="shrink-0 text-ink-2" />
            <Trans>Arrives {dates}</Trans>
          </span>
          <span className="tabular whitespace-nowrap">
            {freight === '0.00' ? <Trans>Free shipping</Trans> : <Trans>Shipping {money(freight)}</Trans>}
          </span>
        </p>
        {free_freight_gap !== null && (
          <p className="text-12 text-ink-2">
            <Trans>Spend {money(free_freight_gap)} more at this shop for free shipping.</Trans>
          </p>
        )}
        {/* With a single shop, the sums of the whole order have this line. */}
        {isOneOfMany && discount !== '0.00' && (
          <p className="flex flex-wrap justify-between gap-x-3 text-success-ink">
            <Trans>Discount</Trans>
            <span translate="no" className="tabular ms-auto whitespace-nowrap">
              {signedMoney(discount, '-')}
            </span>
          </p>
        )}
        {isOneOfMany && (
          <p className="flex flex-wrap justify-between gap-x-3 font-semibold">
            <Trans>Shop total</Trans>
            <span translate="no" className="tabular ms-auto whitespace-nowrap">
              {money(total_amount)}
            </span>
          </p>
        )}
      </div>
      <RemarkField shop={shop} form={form} />
    </section>
  );
}

function QuoteLine({ line }: { line: Schema<'QuoteLine'> }) {
  const { t } = useLingui();
  const { money, count } = useFormats();
  const { name, spec_text, quantity, price, subtotal } = line;
  const pieces = t`× ${count(quantity)}`;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 text-14">
      <ProductImage src={line.picture} alt="" tint={line.category_code} className="size-18 shrink-0 rounded-box p-2" />
      <div className="min-w-0 flex-1 basis-[7rem]">
        <p dir="auto" className="line-clamp-3">
          {name}
        </p>
        <p className="mt-0.5 text-12 text-ink-2">
          <SeparatedList items={[spec_text !== '' && spec_text, pieces, quantity > 1 && t`${money(price)} each`]} />
        </p>
      </div>
      <p className="tabular ms-auto flex flex-col items-end whitespace-nowrap font-semibold">
        <span translate="no">{money(subtotal)}</span>
        <ConvertedAmount amount={subtotal} />
      </p>
    </li>
  );
}
