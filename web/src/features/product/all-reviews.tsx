import { useLingui } from '@lingui/react/macro';
import { productReviewList } from '@meridian/sdk/react';
import { useLayoutEffect } from 'react';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { type ReviewFilter, toReviewQuery } from '../../entities/review/review-filter.ts';
import { ReviewList } from '../../entities/review/review-list.tsx';
import { TopBar } from '../../ui/top-bar.tsx';

interface AllReviewsProps {
  productId: number;
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  onClose: () => void;
}

/** All reviews of a product, in place of the product, which stays mounted behind the list. */
export function AllReviews({ productId, filter, onFilter, onClose }: AllReviewsProps) {
  const { t, i18n } = useLingui();
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <>
      <TopBar title={t`Reviews`} onBack={onClose} />
      <div className="grow px-4 pt-2 pb-6">
        <ReviewList
          list={productReviewList.pages({ product_id: productId, ...toReviewQuery(filter, i18n.locale) })}
          row={(review) => <ReviewCard review={review} />}
          filter={filter}
          onFilter={onFilter}
        />
      </div>
    </>
  );
}
