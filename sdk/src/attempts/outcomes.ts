import { isApiError } from '../client/api-error.ts';

/** Whether no answer came that can be read: what was asked may have been carried out. */
export const hasNoAnswer = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json');

/** Whether it is unknown if something was carried out: no answer, or one of a server that failed on the way. */
export const mayBeDone = (error: unknown): boolean =>
  hasNoAnswer(error) || (isApiError(error) && error.kind === 'http' && error.status >= 500);

/**
 * Whether a call was put off: not sent, because the same one was sent within the last second (R5.12), refused because too
 * many were (HTTP 429), or because the session has ended. It says nothing of an earlier one.
 */
export const isPutOff = (error: unknown): boolean =>
  isApiError(error) &&
  (['duplicate', 'aborted', 'invalid-request', 'unauthorized'].includes(error.kind) ||
    (error.kind === 'http' && error.status === 429));

/**
 * Sends once more what may have been carried out without its answer; for calls whose repeat changes nothing. Rejects
 * with the first error where the repeat was put off, or where `mayRepeat` says no: the first one is still unanswered.
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
