import { isApiError } from '../client/api-error.ts';
import { isFromBetween } from '../transport/errors.ts';

/** Whether no readable answer of the server came. The operation may have been carried out. */
export const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json' || isFromBetween(error));

/** Whether the operation may have been carried out: no readable answer, or a server error. */
export const mayBeDone = (error: unknown): boolean =>
  hasNoAnswer(error) || (isApiError(error) && error.kind === 'http' && error.status >= 500);

/**
 * Whether the same call may get an answer later: none came, the server failed, or there were too many requests. What a
 * firewall has refused is not sent again by itself, since it would refuse it again.
 */
export const mayHelpLater = (error: unknown): boolean =>
  isApiError(error) && !isFromBetween(error) && (mayBeDone(error) || (error.kind === 'http' && error.status === 429));

/**
 * Whether a failure says nothing about an earlier call: this one was not sent, because the same one was sent within the
 * last second (R5.12) or the session has ended, or it was not carried out, with an HTTP 4xx. Too many requests (429), a
 * body that was cut (400), and an older server, which does not know the call (404) or one of its fields (422), have
 * nothing to do with what a newer server did before.
 */
export const isPutOff = (error: unknown): boolean =>
  isApiError(error) &&
  !hasNoAnswer(error) &&
  (['duplicate', 'aborted', 'invalid-request', 'unauthorized'].includes(error.kind) ||
    (error.kind === 'http' && error.status < 500));

/**
 * Repeats an unanswered call once, unless something between, such as a firewall, refused it; for calls whose repeat
 * changes nothing. Rejects with the first error if the repeat was put off or `mayRepeat` returns false: the first call is
 * still unanswered.
 */
export const repeatUnanswered = async <Answer>(
  send: () => Promise<Answer>,
  mayRepeat: () => boolean = () => true,
): Promise<Answer> => {
  try {
    return await send();
  } catch (lost) {
    if (!hasNoAnswer(lost) || !mayHelpLater(lost) || !mayRepeat()) throw lost;
    return send().catch((error: unknown) => {
      throw isPutOff(error) ? lost : error;
    });
  }
};
