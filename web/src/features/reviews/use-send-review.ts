import { type ContentOf, dataOf } from '@meridian/sdk/attempts';
import { createReview } from '@meridian/sdk/react';
import { useAttempt } from '../../feedback/use-attempt.ts';

/** Sends a review, or an addition, once. */
export function useSendReview(name: string) {
  const { send } = useAttempt(createReview, { name });
  return async (body: ContentOf<'createReview'>) => dataOf(await send(body));
}
