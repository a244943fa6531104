import { createReview } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { repeatUnanswered } from '../../feedback/unanswered.ts';
import { attemptKey, forgetAttempt } from '../../storage/attempt-keys.ts';
import type { appendBody } from './review-form-schema.ts';

/**
 * Sends a review, or an addition, once: an attempt without an answer is repeated under its idempotency key, at once and
 * when the customer tries again.
 */
export function useSendReview(name: string) {
  const { mutateAsync } = useMutation({ ...createReview(), meta: errorShownInPlace });
  return async (body: ReturnType<typeof appendBody>) => {
    const review = await repeatUnanswered(() => mutateAsync({ idempotency_key: attemptKey(name, body), ...body }));
    forgetAttempt(name);
    return review;
  };
}
