import { isApiError } from '../client/api-error.ts';

/** Whether no readable answer came. The operation may have been carried out. */
export const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json');

/** Whether the operation may have been carried out: no readable answer, or a server error. */
export const mayBeDone = (error: unknown): boolean =>
  hasNoAnswer(error) || (isApiError(error) && error.kind === 'http' && error.status >= 500);

/** Whether the same call may get an answer later: none came, the server failed, or there were too many requests. */
export const mayHelpLater = (error: unknown): boolean =>
  mayBeDone(error) || (isApiError(error) && error.kind === 'http' && error.status === 429);

/**
 * Whether a call was put off: not sent, because the same one was sent within the last second (R5.12), refused because
 * of too many requests (HTTP 429), or the session has ended. This says nothing about an earlier call.
 */
export const isPutOff = (error: unknown): boolean =>
  isApiError(error) &&
  (['duplicate', 'aborted', 'invalid-request', 'unauthorized'].includes(error.kind) ||
    (error.kind === 'http' && error.status === 429));

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
