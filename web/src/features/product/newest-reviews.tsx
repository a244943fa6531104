import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { rowsOf } from '@meridian/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RatingSummary } from '../../entities/review/rating-summary.tsx';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { SectionError } from '../../feedback/section-error-boundary.tsx';
import { moreClass, Section } from '../../ui/section.tsx';
import { NEWEST, newestReviews } from './newest-reviews-list.ts';

interface NewestReviewsProps {
  productId: number;
  summary: Schema<'ReviewSummary'>;
  onOpen: () => void;
}

/** The summary of the reviews, the two newest ones, and a button to see all. */
export function NewestReviews({ productId, summary, onOpen }: NewestReviewsProps) {
  return (
    <Section
      title={<Trans>Reviews</Trans>}
      more={
        summary.count === 0 ? undefined : (
          <button type="button" onClick={onOpen} className={moreClass}>
            <Trans>All reviews</Trans>
          </button>
        )
      }
    >
      {summary.count === 0 ? (
        <p className="text-14 text-ink-2">
          <Trans>No reviews yet. Buy it to write the first one.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <RatingSummary summary={summary} />
          <ReviewCards productId={productId} expected={Math.min(NEWEST, summary.count)} />
        </div>
      )}
    </Section>
  );
}

function ReviewCards({ productId, expected }: { productId: number; expected: number }) {
  const { data, isError, refetch } = useInfiniteQuery(newestReviews(productId));
  if (isError && data === undefined) return <SectionError onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div aria-hidden className="skeleton rounded-card" style={{ height: expected * 112 }} />;
  return (
    <ul className="divide-y divide-line rounded-card bg-card px-4">
      {rowsOf(data)
        .slice(0, NEWEST)
        .map((review) => (
          <li key={review.id} className="py-3.5">
            <ReviewCard review={review} isBrief />
          </li>
        ))}
    </ul>
  );
}
