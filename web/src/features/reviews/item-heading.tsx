import type { Schema } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { ProductImage } from '../../ui/product/product-image.tsx';

interface ItemHeadingProps {
  item: Pick<Schema<'ReviewableItem'>, 'name' | 'picture' | 'category_code' | 'spec_text'>;
  /** The name; a link if the heading leads somewhere. */
  name?: ReactNode;
  children?: ReactNode;
}

/** The bought item: picture, name, specification. */
export function ItemHeading({ item, name = item.name, children }: ItemHeadingProps) {
  const { picture, category_code, spec_text } = item;
  return (
    <div className="flex gap-3">
      <ProductImage src={picture} alt="" tint={category_code} className="size-16 shrink-0 rounded-box p-2" />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="line-clamp-2 text-14 font-medium">
          {name}
        </h2>
        {spec_text !== '' && (
          <p className="text-12 text-ink-2">
            <bdi>{spec_text}</bdi>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
