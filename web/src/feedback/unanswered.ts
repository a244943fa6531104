import { isApiError } from '@meridian/sdk';

/** Whether no answer came that can be read: what was asked may have been carried out. */
export function hasNoAnswer(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json');
}

/** Whether it is unknown if something was carried out: no answer, or one of a server that failed on the way. */
export function mayBeDone(error: unknown): boolean {
  return hasNoAnswer(error) || (isApiError(error) && error.kind === 'http' && (error.status ?? 0) >= 500);
}

/**
 * Whether a call was put off: not sent, because the same one was sent within the last second (R5.12), or refused because
 * too many were (HTTP 429). It says nothing of an earlier one.
 */
export function isPutOff(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'duplicate' || (error.kind === 'http' && error.status === 429));
}

/**
 * Sends once more what may have been carried out without its answer; for calls whose repeat changes nothing. Rejects
 * with the first error where the repeat was put off: the first one is still unanswered, not refused.
 */
export async function repeatUnanswered<Answer>(send: () => Promise<Answer>, isLost = hasNoAnswer): Promise<Answer> {
  try {
    return await send();
  } catch (lost) {
    if (!isLost(lost)) throw lost;
    return send().catch((error: unknown) => {
      throw isPutOff(error) ? lost : error;
    });
  }
}
