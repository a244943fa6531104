import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Schema } from '@meridian/sdk';
import { createReview } from '@meridian/sdk/react';
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { usePictureUploads } from '../../entities/upload/use-picture-uploads.ts';
import { useAttempt } from '../../feedback/use-attempt.ts';
import { CheckField } from '../../form/check-field.tsx';
import { FieldError } from '../../form/field-error.tsx';
import { FormError } from '../../form/form-end.tsx';
import { PictureField } from '../../form/picture-field.tsx';
import { TextAreaField } from '../../form/text-area-field.tsx';
import { type Form, useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import {
  blankReview,
  MAX_CONTENT,
  MAX_PICTURES,
  ReviewFormSchema,
  type ReviewValues,
  reviewBody,
} from './review-form-schema.ts';

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

const words: MessageDescriptor[] = [msg`Very poor`, msg`Poor`, msg`Average`, msg`Good`, msg`Excellent`];

interface ScoreFieldProps {
  form: Form<ReviewValues>;
  name: 'product_score' | 'service_score' | 'postage_score';
  label: ReactNode;
}

/** A score of one to five stars, with a word for each. It starts empty; arrow keys choose. */
function ScoreField({ form, name, label }: ScoreFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const chosen = Number(form.watch(name));
  const word = words[chosen - 1];
  const error = form.errorOf(name);
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      {/* Floated, because a legend cannot be a flex item. */}
      <legend className="float-start flex w-full flex-wrap justify-between gap-x-3 text-14">
        <span className="font-semibold">{label}</span>
        <span aria-hidden className={word === undefined ? 'text-ink-2' : 'font-medium'}>
          {word === undefined ? <Trans>Not rated</Trans> : i18n._(word)}
        </span>
      </legend>
      <div className="clear-both -ms-2.5 flex">
        {words.map((name_, index) => {
          const score = index + 1;
          const text = i18n._(name_);
          return (
            <label
              key={score}
              className="relative grid size-11 place-items-center rounded-full outline-brand has-focus-visible:outline-2"
            >
              <input
                type="radio"
                value={score}
                {...form.register(name)}
                aria-label={i18n._(msg`${score} of 5: ${text}`)}
                aria-invalid={error !== undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon
                name="star"
                size={24}
                filled={score <= chosen}
                className={score <= chosen ? 'text-waiting' : 'text-ink-3'}
              />
            </label>
          );
        })}
      </div>
      <FieldError id={id} form={form}>
        {error}
      </FieldError>
    </fieldset>
  );
}
