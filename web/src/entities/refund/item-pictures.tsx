import type { Schema } from '@meridian/sdk';
import { ProductImage } from '../../ui/product/product-image.tsx';

/** How many pictures fit in a row on the narrowest phone. */
const MAX_PICTURES = 3;

/** The pictures of the items of a refund. Their names are shown beside them. */
export function ItemPictures({ items }: { items: readonly (Schema<'OrderItem'> | Schema<'RefundItem'>)[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {items.slice(0, MAX_PICTURES).map(({ sku_id, picture, category_code }) => (
        <ProductImage key={sku_id} src={picture} alt="" tint={category_code} className="size-14 rounded-box p-1.5" />
      ))}
    </span>
  );
}
