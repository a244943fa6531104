import { Plural, Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { productReviewList, rowsOf } from '@meridian/sdk/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useFormats } from '../../i18n/formats.ts';
import { BlockFailure } from '../../shell/block-boundary.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { Stars } from '../../ui/stars.tsx';

interface ReviewsProps {
  productId: number;
  summary: Schema<'ReviewSummary'>;
}

const NEWEST = 2;

/** What buyers say: how many, how favourable, and the two newest. */
export function Reviews({ productId, summary }: ReviewsProps) {
  const heading = useId();
  const { score } = useFormats();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        more={
          summary.average !== null && (
            <span className="flex items-center gap-1.5 text-14">
              <Stars score={Math.round(summary.average)} />
              <span className="tabular font-semibold">{score(summary.average)}</span>
              <span className="text-ink-2">
                <Plural value={summary.count} one="# review" other="# reviews" />
              </span>
            </span>
          )
        }
      >
        <Trans>Reviews</Trans>
      </SectionHeading>
      {summary.count === 0 ? (
        <p className="text-14 text-ink-2">
          <Trans>No reviews yet. Whoever buys it first can write one.</Trans>
        </p>
      ) : (
        <NewestReviews productId={productId} expected={Math.min(NEWEST, summary.count)} />
      )}
    </section>
  );
}

function NewestReviews({ productId, expected }: { productId: number; expected: number }) {
  const { data, isError, refetch } = useInfiniteQuery(productReviewList({ product_id: productId, limit: NEWEST }));
  if (isError) return <BlockFailure onRetry={() => void refetch()} />;
  if (data === undefined)
    return <div aria-hidden className="skeleton rounded-card" style={{ height: expected * 112 }} />;
  return (
    <ul className="divide-y divide-line rounded-card bg-card px-4">
      {rowsOf(data)
        .slice(0, NEWEST)
        .map((review) => (
          <li key={review.id} className="py-3.5">
            <ReviewText review={review} />
          </li>
        ))}
    </ul>
  );
}

function ReviewText({ review }: { review: Schema<'Review'> }) {
  const { date } = useFormats();
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="text-14 font-semibold">{review.author.name}</span>
        <Stars score={review.product_score} />
        <span className="ms-auto text-12 text-ink-2">{date(review.created_at)}</span>
      </header>
      <p lang={review.language} dir="auto" className="mt-1.5 line-clamp-3 text-14">
        {review.content}
      </p>
      {review.pictures.length > 0 && (
        <ul className="rail mt-2 flex gap-2">
          {review.pictures.map((src) => (
            <li key={src}>
              <Picture
                src={src}
                alt=""
                width={128}
                height={128}
                className="size-16 rounded-small bg-well object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {review.spec_text !== '' && <p className="mt-1 text-12 text-ink-2">{review.spec_text}</p>}
    </article>
  );
}
