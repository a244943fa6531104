import { Trans } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createReview } from '@meridian/sdk/react';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { FormError } from '../../form/form-error.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { AppendFormSchema, appendBody, blankAppend, MAX_CONTENT, MAX_PICTURES } from './review-form-schema.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

interface AppendFormProps {
  orderItemId: number;
  review: Schema<'Review'>;
  onAppended: (review: Schema<'Review'>) => void;
}

/** The name of the draft of an addition. */
export const appendDraft = (review: Schema<'Review'>) => `review-append.${review.id}`;

/** The form that adds text and pictures to a review, which is possible once. */
export function AppendForm({ orderItemId, review, onAppended }: AppendFormProps) {
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
  useLeaveWarning(pictures.count > 0 && !pictures.isStored);
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
      <FormError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans>Add to review</Trans>
      </Button>
    </form>
  );
}
