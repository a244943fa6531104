import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createReview } from '@meridian/sdk/react';
import { type ReactNode, useState } from 'react';
import { ReviewCard } from '../../entities/review/review-card.tsx';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { readDraft, typesOf, useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/product/stars.tsx';
import { AppendFormSchema, appendBody, blankAppend, MAX_CONTENT, MAX_PICTURES } from './review-form-schema.ts';

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

interface AppendFormProps {
  orderItemId: number;
  review: Schema<'Review'>;
  onAppended: (review: Schema<'Review'>) => void;
}

const appendDraft = (review: Schema<'Review'>) => `review-append.${review.id}`;

/** The form that adds text and pictures to a review, which is possible once. */
function AppendForm({ orderItemId, review, onAppended }: AppendFormProps) {
  const name = appendDraft(review);
  const pictures = usePictureUploads({ max: MAX_PICTURES, draft: name });
  const { sendOrThrow } = useAttempt(createReview, { name });
  const form = useForm({
    schema: AppendFormSchema,
    defaultValues: blankAppend,
    onSubmit: async (added) => {
      const changed = await pictures.send((uploadIds) =>
        sendOrThrow(appendBody(orderItemId, review, added, uploadIds)),
      );
      draft.forget();
      await pictures.clear();
      toasts.done(successMessages.saveSuccess);
      onAppended(changed);
    },
  });
  const draft = useDraft({ name, form, blank: blankAppend });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <TextAreaField
        form={form}
        name="content"
        label={<Trans>Your addition</Trans>}
        help={<Trans>It appears below your review. You can add to it once.</Trans>}
        max={MAX_CONTENT}
      />
      <PictureField {...pictures.field} label={<Trans>Pictures</Trans>} />
      <FormEnd form={form} submit={<Trans>Add to review</Trans>} />
    </form>
  );
}
