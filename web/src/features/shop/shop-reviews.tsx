import { useLingui } from '@lingui/react';
import type { Schema } from '@meridian/sdk';
import { shopReviewList } from '@meridian/sdk/react';
import { Link } from '@tanstack/react-router';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { type ReviewFilter, toReviewQuery } from '../../entities/review/review-filter.ts';
import { ReviewList } from '../../entities/review/review-list.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ProductImage } from '../../ui/product/product-image.tsx';

interface ShopReviewsProps {
  shopId: number;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
}

/** All reviews of a shop's products, each below a link to its product. */
export function ShopReviews({ shopId, filter, onFilter }: ShopReviewsProps) {
  const { i18n } = useLingui();
  return (
    <ReviewList
      list={shopReviewList.pages({ shop_id: shopId, ...toReviewQuery(filter, i18n.locale) })}
      keyOf={({ review }) => review.id}
      row={({ product, review }) => (
        <>
          <ProductLink product={product} shopId={shopId} />
          <ReviewCard review={review} />
        </>
      )}
      filter={filter}
      onFilter={onFilter}
    />
  );
}

function ProductLink({ product, shopId }: { product: Schema<'ReviewedProduct'>; shopId: number }) {
  return (
    <Link
      to="/detail/{-$product}/{-$mer}"
      params={{ product: String(product.id), mer: String(shopId) }}
      className="mb-3 flex items-center gap-3 rounded-box"
    >
      <ProductImage
        src={product.picture}
        alt=""
        tint={product.category_code}
        className="size-11 shrink-0 rounded-box p-1.5"
      />
      <span dir="auto" className="line-clamp-2 min-w-0 flex-1 text-14">
        {product.name}
      </span>
      <Icon name="forward" size={16} className="shrink-0 text-ink-3" />
    </Link>
  );
}
