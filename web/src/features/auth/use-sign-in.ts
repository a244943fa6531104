import { msg } from '@lingui/core/macro';
import { WordedError } from '../../i18n/worded-error.ts';
import { type SessionLifecycle, useSessionLifecycle } from '../../session/session-lifecycle.ts';

/**
 * Returns a function that signs a customer in. It rejects if the browser blocks cookies: the session cannot be kept.
 */
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
