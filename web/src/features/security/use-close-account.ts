import { mayBeDone } from '@meridian/sdk/attempts';
import { closeAccount, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useSession } from '../../session/session.ts';

/**
 * Closes the account with a step-up. After an unanswered call, it fetches the customer's data: if the session has
 * ended, the account is closed (decision web/011). Rejects with the error of the call.
 */
export function useCloseAccount() {
  const queries = useQueryClient();
  const session = useSession();
  const { mutateAsync } = useMutation({ ...closeAccount(), meta: errorShownInPlace });

  const hasSessionEnded = async (): Promise<boolean> => {
    // A 401 to this call, or to one that returned before it, ends the session on this device too.
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
