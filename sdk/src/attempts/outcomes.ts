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
 * Whether the same call may get an answer later: none came, the server failed, or there were too many requests. A
 * firewall goes on refusing.
 */
export const mayHelpLater = (error: unknown): boolean =>
  isApiError(error) && !isFromBetween(error) && (mayBeDone(error) || (error.kind === 'http' && error.status === 429));

/**
 * Whether a call was put off: not sent, because the same one was sent within the last second (R5.12), the session has
 * ended, or it was not carried out for a reason that is not in its body, such as too many requests (HTTP 429), an older
 * server (404) or a body that was cut (400). This says nothing about an earlier call. An HTTP 422 does: its body is wrong.
 */
export const isPutOff = (error: unknown): boolean =>
  isApiError(error) &&
  (['duplicate', 'aborted', 'invalid-request', 'unauthorized'].includes(error.kind) ||
    (error.kind === 'http' && error.status < 500 && error.status !== 422 && !hasNoAnswer(error)));

/**
 * Repeats an unanswered call once; for calls whose repeat changes nothing. Rejects with the first error if the repeat
 * was put off or `mayRepeat` returns false: the first call is still unanswered.
 */
export const repeatUnanswered = async <Answer>(
  send: () => Promise<Answer>,
  mayRepeat: () => boolean = () => true,
): Promise<Answer> => {
  try {
    return await send();
  } catch (lost) {
    if (!hasNoAnswer(lost) || !mayRepeat()) throw lost;
    return send().catch((error: unknown) => {
      throw isPutOff(error) ? lost : error;
    });
  }
};
