import type { Schema } from '@meridian/sdk';
import { useFormats } from '../../i18n/formats.ts';
import { SeparatedList } from '../../ui/separated-list.tsx';

/** The name of an item of an order or a case, and below it specification, price and pieces. */
export function ItemText({ item }: { item: Schema<'OrderItem'> | Schema<'RefundItem'> }) {
  const { money, count } = useFormats();
  return (
    <>
      <span dir="auto" className="line-clamp-2">
        {item.name}
      </span>
      <span className="text-ink-2">
        <SeparatedList
          items={[
            item.spec_text !== '' && item.spec_text,
            <span key="price" className="tabular" translate="no">
              {money(item.price)} × {count(item.quantity)}
            </span>,
          ]}
        />
      </span>
    </>
  );
}
