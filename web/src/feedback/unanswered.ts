import { isApiError } from '@meridian/sdk';

/** Whether no answer came that can be read: what was asked may have been carried out. */
export function hasNoAnswer(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'not-json');
}

/** Whether it is unknown if something was carried out: no answer, or one of a server that failed on the way. */
export function mayBeDone(error: unknown): boolean {
  return hasNoAnswer(error) || (isApiError(error) && error.kind === 'http' && (error.status ?? 0) >= 500);
}
