import { mayBeDone } from '@meridian/sdk/attempts';
import { closeAccount, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';

/**
 * Closes the account with a step-up. Where no answer came, the customer is asked for: a session that has ended since is the
 * answer (decision web/011). Rejects with the error of the call.
 */
export function useCloseAccount() {
  const queries = useQueryClient();
  const session = useSession();
  const { mutateAsync } = useMutation({ ...closeAccount(), meta: errorShownInPlace });

  const hasSessionEnded = async (): Promise<boolean> => {
    // A 401 to this call, or to one that was quicker, ends the session here too.
    await queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined);
    return session.token() === undefined;
  };

  return async (step_up: string): Promise<void> => {
    try {
      await mutateAsync({ step_up });
    } catch (error) {
      if (!mayBeDone(error) || !(await hasSessionEnded())) throw error;
    }
  };
}
