import { Trans } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import type { ReactNode } from 'react';
import { useWait } from '../../shell/use-wait.ts';

interface RetryWait {
  /** Passes on how a call ends, and heeds it when the server says to wait after too many tries. */
  heed: <Data>(call: Promise<Data>) => Promise<Data>;
  /** When the next try is taken, on the server's clock; null when there is nothing to wait for. */
  words: ReactNode;
}

export function useRetryWait(): RetryWait {
  const { left, until } = useWait();
  return {
    async heed(call) {
      try {
        return await call;
      } catch (error) {
        if (isApiError(error) && error.reason === 'too_many_attempts')
          until(error.data.retry_at, error.data.serverTime);
        throw error;
      }
    },
    words: left === undefined ? null : <Trans>You can try again in {left}.</Trans>,
  };
}
