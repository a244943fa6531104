import { Trans } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { type ReactNode, useState } from 'react';
import { useCountdown } from '../../feedback/use-countdown.ts';

interface RateLimit {
  /** Passes on how a call ends, and heeds it when the server says to wait after too many tries. */
  heed: <Data>(call: Promise<Data>) => Promise<Data>;
  /** When the next try is taken, on the server's clock; null when there is nothing to wait for. */
  words: ReactNode;
  /** The last try was one too many, and the wait for the next one has ended. */
  isOver: boolean;
}

export function useRateLimit(): RateLimit {
  const { left, until } = useCountdown();
  const [isTold, setTold] = useState(false);
  return {
    async heed(call) {
      try {
        return await call;
      } catch (error) {
        const isTooMany = isApiError(error) && error.reason === 'too_many_attempts';
        setTold(isTooMany);
        if (isTooMany) until(error.data.retry_at, error.data.serverTime);
        throw error;
      }
    },
    words: isTold && left !== undefined ? <Trans>You can try again in {left}.</Trans> : null,
    isOver: isTold && left === undefined,
  };
}
