import { msg } from '@lingui/core/macro';
import { WordedError } from '../../i18n/worded-error.ts';
import { type SessionLifecycle, useSessionLifecycle } from '../../session/session-lifecycle.ts';

/** Signs a customer in. Rejects if the browser blocks cookies, because the session cannot be kept. */
export function useSignIn(): (...args: Parameters<SessionLifecycle['signIn']>) => Promise<void> {
  const { signIn } = useSessionLifecycle();
  return async (...args) => {
    if (await signIn(...args)) return;
    throw new WordedError(
      msg`This browser blocks cookies, so you cannot stay signed in`,
      msg`Allow cookies for this site, then sign in again.`,
    );
  };
}
