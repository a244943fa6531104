import { Trans } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { useLock } from './use-lock.ts';

/** The wait after too many attempts (`too_many_attempts`), as FormError shows it. */
export function useRateLimit() {
  const { lock, isWaitOver, track, clear } = useLock();
  const remaining = lock?.remaining;
  return {
    /** Returns the call's outcome, and starts the countdown if the server refuses it for too many attempts. */
    async track<Data>(call: Promise<Data>): Promise<Data> {
      try {
        return await call;
      } catch (error) {
        clear();
        if (isApiError(error) && error.reason === 'too_many_attempts')
          track({ locked_until: error.data.retry_at, server_time: error.data.server_time });
        throw error;
      }
    },
    message: remaining !== undefined && <Trans>You can try again in {remaining}.</Trans>,
    isWaitOver,
  };
}
