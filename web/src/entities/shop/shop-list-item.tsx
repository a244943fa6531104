import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { Link } from '@tanstack/react-router';
import { useFormats } from '../../i18n/formats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';
import { SeparatedList } from '../../ui/separated-list.tsx';
import { SkeletonBlocks } from '../../ui/skeleton-blocks.tsx';
import { FollowButton } from './follow-button.tsx';

interface ShopListItemProps {
  shop: Schema<'ShopCard'>;
  /** Shows the pictures of three of the shop's products. */
  withPictures?: boolean;
  withSales?: boolean;
}

/** A shop in a list: a link to its screen, with a button to follow it. */
export function ShopListItem({ shop, withPictures = false, withSales = false }: ShopListItemProps) {
  const { compact, compactBeforeWord, compactPlural, percent } = useFormats();
  const fans = compactBeforeWord(shop.fans);
  return (
    <article className="press relative rounded-card bg-card p-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar kind="shop" picture={shop.logo} initials={shop.initials} />
        <div className="min-w-0 flex-1 basis-[5rem]">
          <h3 dir="auto" className="line-clamp-2 text-14 font-semibold">
            <Link to="/shop/{-$id}" params={{ id: String(shop.id) }} className="covers-card" translate="no">
              {shop.name}
            </Link>
          </h3>
          <p className="text-12 text-ink-2">
            <SeparatedList
              items={[
                <Plural
                  key="fans"
                  value={compactPlural(shop.fans)}
                  one={`${fans} follower`}
                  other={`${fans} followers`}
                />,
                withSales && <Trans key="sales">{compact(shop.total_sales)} sold</Trans>,
                shop.favourable_rate !== null && <Trans key="rate">{percent(shop.favourable_rate)} positive</Trans>,
              ]}
            />
          </p>
        </div>
        <div className="relative z-10">
          <FollowButton shop={shop} />
        </div>
      </div>
      {withPictures && shop.pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-3 gap-2">
          {shop.pictures.map(({ product_id, picture, category_code: tint }) => (
            <li key={product_id}>
              <ProductImage src={picture} alt="" tint={tint} className="aspect-square w-full rounded-box p-2.5" />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export function ShopListItemSkeleton() {
  return (
    <div aria-hidden className="rounded-card bg-card p-3.5">
      <div className="flex items-center gap-3">
        <div className="skeleton size-11 rounded-box" />
        <SkeletonBlocks className="flex-1" sizes={['h-4 w-3/5', 'mt-2 h-3 w-2/5']} />
        <div className="skeleton h-9 w-20 rounded-full" />
      </div>
      <SkeletonBlocks
        className="mt-3 grid grid-cols-3 gap-2"
        sizes={['aspect-square rounded-box', 'aspect-square rounded-box', 'aspect-square rounded-box']}
      />
    </div>
  );
}
