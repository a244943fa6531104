import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { type ReactNode, useState } from 'react';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { readDraft, typesOf } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/product/stars.tsx';
import { AppendForm, appendDraft } from './append-form.tsx';
import { blankAppend } from './review-form-schema.ts';

interface WrittenReviewProps {
  orderItemId: number;
  review: Schema<'Review'>;
  onAppended: (review: Schema<'Review'>) => void;
}

/** The customer's own review as others see it, with all scores. It can be added to once. */
export function WrittenReview({ orderItemId, review, onAppended }: WrittenReviewProps) {
  const [isAdding, setAdding] = useState(() => readDraft(appendDraft(review), typesOf(blankAppend)) !== undefined);
  return (
    <div className="flex flex-col gap-3">
      <ReviewCard review={review} />
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-2">
        <Score name={<Trans>Service</Trans>} score={review.service_score} />
        <Score name={<Trans>Delivery</Trans>} score={review.postage_score} />
      </dl>
      {review.append === null &&
        (isAdding ? (
          <AppendForm orderItemId={orderItemId} review={review} onAppended={onAppended} />
        ) : (
          <div>
            <Button size="medium" variant="quiet" onClick={() => setAdding(true)}>
              <Trans>Add to this review</Trans>
            </Button>
          </div>
        ))}
    </div>
  );
}

function Score({ name, score }: { name: ReactNode; score: number }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt>{name}</dt>
      <dd className="flex">
        <Stars score={score} />
      </dd>
    </div>
  );
}
