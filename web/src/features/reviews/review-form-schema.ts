import { msg } from '@lingui/core/macro';
import type { Schema } from '@meridian/sdk';
import { CreateReviewBodySchema } from '@meridian/sdk/schemas';
import * as v from 'valibot';
import { translated, trimmed } from '../../form/rules.ts';

const body = CreateReviewBodySchema.entries;
export const MAX_CONTENT = v.getMetadata(body.content).maxLength;
export const MAX_PICTURES = v.getMetadata(body.pictures).maxItems;

const SCORES = ['1', '2', '3', '4', '5'] as const;

const isScore = (value: string): value is (typeof SCORES)[number] => SCORES.some((score) => score === value);

const score = v.pipe(v.string(), v.guard(isScore, translated(msg`Choose one to five stars`)), v.transform(Number));

/** R5.08: the text cannot be empty. */
const content = trimmed(body.content, { empty: msg`Write a few words` });

export const ReviewFormSchema = v.object({
  product_score: score,
  service_score: score,
  postage_score: score,
  content,
  anonymous: v.boolean(),
});

export const AppendFormSchema = v.object({ content });

/** A score is empty until the customer chooses one: there is no default. */
export type ReviewValues = v.InferInput<typeof ReviewFormSchema>;
type ReviewInput = v.InferOutput<typeof ReviewFormSchema>;
type AppendValues = v.InferInput<typeof AppendFormSchema>;

export const blankReview: ReviewValues = {
  product_score: '',
  service_score: '',
  postage_score: '',
  content: '',
  anonymous: false,
};
export const blankAppend: AppendValues = { content: '' };

type ReviewBody = Omit<Schema<'CreateReviewBody'>, 'idempotency_key'>;

export const reviewBody = (orderItemId: number, review: ReviewInput, pictures: string[]): ReviewBody => ({
  order_item_id: orderItemId,
  ...review,
  pictures,
});

/** The body of an addition. The contract requires the scores but ignores them: the review's scores stay. */
export const appendBody = (
  orderItemId: number,
  review: Pick<Schema<'Review'>, 'id' | 'product_score' | 'service_score' | 'postage_score'>,
  { content: added }: AppendValues,
  pictures: string[],
): ReviewBody => ({
  order_item_id: orderItemId,
  product_score: review.product_score,
  service_score: review.service_score,
  postage_score: review.postage_score,
  content: added,
  pictures,
  anonymous: false,
  append_to: review.id,
});
