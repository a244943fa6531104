import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { type ReactNode, useState } from 'react';
import { useCountdown } from '../../feedback/use-countdown.ts';

interface PayCodeLock {
  /** Records a refusal. Returns the message for the field while tries are left, else undefined. */
  track: (error: unknown) => string | undefined;
  /** How long the code stays locked, by the server's clock; null when it is not locked. */
  message: ReactNode;
  /** Whether the lock has just ended. */
  isWaitOver: boolean;
}

/** Tracks wrong tries of the payment code, and the lock after the last one (contract: PayCodeDetails). */
export function usePayCodeLock(): PayCodeLock {
  const { t } = useLingui();
  const { remaining, start } = useCountdown();
  const [isLocked, setLocked] = useState(false);
  return {
    track(error) {
      setLocked(false);
      if (!isApiError(error, 'verifyPayCode') && !isApiError(error, 'setPayCode')) return undefined;
      if (error.kind !== 'business') return undefined;
      if (error.reason !== 'pay_code_wrong' && error.reason !== 'pay_code_locked') return undefined;
      const { attempts_left, locked_until, server_time } = error.data;
      if (locked_until === null)
        return t`Wrong payment code. ${plural(attempts_left, { one: 'One try is left.', other: '# tries are left.' })}`;
      setLocked(true);
      start(locked_until, server_time);
      return undefined;
    },
    message:
      isLocked && remaining !== undefined ? (
        <Trans>Payments are locked too. Try again in {remaining}, or set a new code with “Forgot payment code?”.</Trans>
      ) : null,
    isWaitOver: isLocked && remaining === undefined,
  };
}
