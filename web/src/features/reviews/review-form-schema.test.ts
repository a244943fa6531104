import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyText, expectFormMatchesContract } from '../../form/contract-check.testing.ts';
import { AppendFormSchema, appendBody, blankReview, ReviewFormSchema, reviewBody } from './review-form-schema.ts';

const score = fc.oneof(fc.constantFrom('', '0', '1', '2', '3', '4', '5', '6', '-1', '2.5', '５', '1e0'), anyText);
const idempotency_key = '13b7d9f5-6e20-4c8a-a5d1-7f0c3b9e4a86';
const content = fc.oneof(
  anyText,
  fc.constantFrom('a'.repeat(1000), 'a'.repeat(1001), '👍'.repeat(501), '<script>alert(1)</script>'),
);

const filled = {
  product_score: '5',
  service_score: '4',
  postage_score: '3',
  content: 'Up in six minutes, dry after a night of rain.',
  anonymous: true,
};

test('[B5.14] any review that the form accepts, the contract accepts', () => {
  expectFormMatchesContract({
    form: ReviewFormSchema,
    operation: 'createReview',
    body: (review) => ({ idempotency_key, ...reviewBody(90051, review, ['u_6dK2wPq9XbT4mZs8RvY3cA']) }),
    validInput: filled,
    fields: {
      product_score: score,
      service_score: score,
      postage_score: score,
      content,
      anonymous: fc.boolean(),
    },
  });
});

test('[B5.14] any addition to a review that the form accepts, the contract accepts', () => {
  const review = { id: 7001, product_score: 5, service_score: 5, postage_score: 4 };
  expectFormMatchesContract({
    form: AppendFormSchema,
    operation: 'createReview',
    body: (added) => ({ idempotency_key, ...appendBody(90041, review, added, []) }),
    validInput: { content: 'Still crisp.' },
    fields: { content },
  });
});

test.each([
  ['nothing', '', 'Write a few words'],
  ['blanks alone', ' \n\t\u3000', 'Write a few words'],
  ['too much', 'a'.repeat(1001), 'Use 1,000 characters or fewer'],
  ['the longest', 'a'.repeat(1000), undefined],
  ['emoji', '👍👍', undefined],
  ['a script', '<script>alert(1)</script>', undefined],
])('[R5.08] a review of %s is refused at its field or accepted unchanged', (_, text, message) => {
  const result = v.safeParse(ReviewFormSchema, { ...filled, content: text });
  expect(result.issues?.[0].message).toBe(message);
  if (result.success) expect(result.output.content).toBe(text);
});

test('[R3.10] a blank review form has no scores', () => {
  const result = v.safeParse(ReviewFormSchema, blankReview);
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([
    'product_score',
    'service_score',
    'postage_score',
    'content',
  ]);
});
