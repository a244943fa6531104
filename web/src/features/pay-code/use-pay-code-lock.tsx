import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { useLock } from '../../feedback/use-lock.ts';

/** The lock of the payment code after wrong tries, as FormError shows it. */
export function usePayCodeLock() {
  const { t } = useLingui();
  const { lock, isWaitOver, track, clear } = useLock();
  const remaining = lock?.remaining;
  return {
    /** Records a refusal. Returns the message for the field while tries are left, else undefined. */
    track(error: unknown): string | undefined {
      clear();
      if (!isApiError(error) || (error.reason !== 'pay_code_wrong' && error.reason !== 'pay_code_locked'))
        return undefined;
      track(error.data);
      const { attempts_left, locked_until } = error.data;
      if (locked_until !== null) return undefined;
      return t`Wrong payment code. ${plural(attempts_left, { one: 'One try is left.', other: '# tries are left.' })}`;
    },
    message: remaining !== undefined && (
      <Trans>Payments are locked too. Try again in {remaining}, or set a new code with “Forgot payment code?”.</Trans>
    ),
    isWaitOver,
  };
}
