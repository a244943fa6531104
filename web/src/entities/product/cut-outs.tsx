import type { Schema } from '@meridian/sdk';
import { categoriesQuery } from '@meridian/sdk/react';
import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';

type CategoryCode = Schema<'CategoryCode'>;

/** The categories whose pictures are shown, the one in front in the middle. */
const trios = {
  search: ['outdoors', 'electrical', 'toys'],
  filter: ['women', 'phone', 'food'],
  shop: ['food', 'family', 'computer'],
  package: ['toys', 'women', 'health'],
} satisfies Record<string, [CategoryCode, CategoryCode, CategoryCode]>;

/**
 * Three cut-outs of the catalogue, fanned out around an icon, as the `picture` of an empty state. They are the pictures of
 * the categories, which most screens have loaded anyway; until they come, and without them, the plinths stand empty.
 */
export function CutOuts({ icon }: { icon: keyof typeof trios }) {
  const { data } = useQuery(categoriesQuery());
  const pictureOf = (code: CategoryCode) => data?.list.find(({ category_code }) => category_code === code)?.picture;
  const [start, middle, end] = trios[icon];
  return (
    <span aria-hidden className="relative flex h-20 items-center">
      <Tile code={start} picture={pictureOf(start)} className="-me-3 size-16 -rotate-8" />
      <Tile code={middle} picture={pictureOf(middle)} className="z-10 size-20" />
      <Tile code={end} picture={pictureOf(end)} className="-ms-3 size-16 rotate-8" />
      <span className="absolute -end-2 -bottom-1 z-20 grid size-9 place-items-center rounded-full bg-raised text-ink-2">
        <Icon name={icon} size={18} />
      </span>
    </span>
  );
}

interface TileProps {
  code: CategoryCode;
  picture: string | undefined;
  className: string;
}

function Tile({ code, picture, className }: TileProps) {
  const box = classNames('rounded-card border-2 border-page', className);
  if (picture === undefined) return <span className={classNames('bg-well', box)} />;
  return <ProductImage src={picture} alt="" tint={code} className={classNames('p-2.5', box)} />;
}
