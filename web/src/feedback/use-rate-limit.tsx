import { Trans } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { type ReactNode, useState } from 'react';
import { useCountdown } from './use-countdown.ts';

interface RateLimit {
  /** Returns the call's outcome, and starts the countdown if the server refuses it for too many attempts. */
  track: <Data>(call: Promise<Data>) => Promise<Data>;
  /** How long to wait for the next attempt, by the server's clock; null if there is no wait. */
  message: ReactNode;
  /** Whether a wait has just ended. */
  isWaitOver: boolean;
}

/** The wait after too many attempts (`too_many_attempts`). */
export function useRateLimit(): RateLimit {
  const { remaining, start } = useCountdown();
  const [isLimited, setLimited] = useState(false);
  return {
    async track(call) {
      try {
        return await call;
      } catch (error) {
        const isTooMany = isApiError(error) && error.reason === 'too_many_attempts';
        setLimited(isTooMany);
        if (isTooMany) start(error.data.retry_at, error.data.server_time);
        throw error;
      }
    },
    message: isLimited && remaining !== undefined ? <Trans>You can try again in {remaining}.</Trans> : null,
    isWaitOver: isLimited && remaining === undefined,
  };
}
