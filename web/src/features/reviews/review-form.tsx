import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createReview } from '@meridian/sdk/react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { CheckField } from '../../form/check-field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { blankReview, MAX_CONTENT, MAX_PICTURES, ReviewFormSchema, reviewBody } from './review-form-schema.ts';
import { ScoreField } from './score-field.tsx';
import { useLeaveWarning } from './use-leave-warning.ts';

/** The handle of one item's form, for the page's button. */
export interface ReviewFormHandle {
  /** Whether anything is filled in. */
  isStarted: () => boolean;
  /** Resolves to whether the review was published. If not, the form shows the reason. */
  submit: () => Promise<boolean>;
}

interface ReviewFormProps {
  ref: Ref<ReviewFormHandle>;
  item: Schema<'ReviewableItem'>;
  onPublished: (review: Schema<'Review'>) => void;
}

/** The review of one item of an order. The page's button sends it together with the other reviews. */
export function ReviewForm({ ref, item, onPublished }: ReviewFormProps) {
  const { order_item_id } = item;
  const name = `review.${order_item_id}`;
  const pictures = usePictureUploads({ max: MAX_PICTURES, draft: name });
  const { sendOrThrow } = useAttempt(createReview, { name });
  const isPublished = useRef(false);
  const form = useForm({
    schema: ReviewFormSchema,
    defaultValues: blankReview,
    onSubmit: async (input) => {
      const review = await pictures.send((uploadIds) => sendOrThrow(reviewBody(order_item_id, input, uploadIds)));
      isPublished.current = true;
      draft.forget();
      await pictures.clear();
      onPublished(review);
    },
  });
  const draft = useDraft({ name, form, blank: blankReview });
  useLeaveWarning(pictures.count > 0 && !pictures.isStored);
  useImperativeHandle(ref, () => ({
    isStarted: () => pictures.count > 0 || JSON.stringify(form.getValues()) !== JSON.stringify(blankReview),
    submit: async () => {
      isPublished.current = false;
      await form.submit();
      return isPublished.current;
    },
  }));
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-3">
        <ScoreField form={form} name="product_score" label={<Trans context="score">Product</Trans>} />
        <ScoreField form={form} name="service_score" label={<Trans>Service</Trans>} />
        <ScoreField form={form} name="postage_score" label={<Trans>Delivery</Trans>} />
      </div>
      <TextAreaField
        form={form}
        name="content"
        label={<Trans>Your review</Trans>}
        help={<Trans>What would have helped you decide?</Trans>}
        max={MAX_CONTENT}
      />
      <PictureField {...pictures.field} label={<Trans>Pictures</Trans>} />
      <CheckField form={form} name="anonymous">
        <Trans>Hide my name. Others see only its first and last letter.</Trans>
      </CheckField>
      <FormError form={form} />
    </form>
  );
}
