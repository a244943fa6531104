import { isApiError } from '@meridian/sdk';
import { mayBeDone } from '@meridian/sdk/attempts';
import { runMutation, setPayCode, userInfoQuery, verifyPayCode } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import type { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import type { PayCodes } from './pay-code-schemas.ts';

/**
 * Sets the payment code with the old one or with a step-up. The promise resolves to whether the code was set; false if
 * the customer closed the sheet of the step-up.
 */
export function useSetPayCode({ withStepUp }: Pick<ReturnType<typeof useStepUp>, 'withStepUp'>) {
  const queries = useQueryClient();
  const user = userInfoQuery();
  const set = { ...setPayCode(), meta: errorShownInPlace };

  /** Whether an unanswered call was carried out: with the old code, a repeat of it would be refused. */
  const hasChangedSince = async (before: string | null | undefined): Promise<boolean> => {
    const now = await queries.fetchQuery({ ...user, staleTime: 0 }).catch(() => undefined);
    return now !== undefined && now.pay_code_changed_at !== before;
  };

  return async (codes: PayCodes): Promise<boolean> => {
    const before = queries.getQueryData(user.queryKey)?.pay_code_changed_at;
    try {
      if (!('old_pay_code' in codes))
        return (await withStepUp((step_up) => runMutation(queries, set, { step_up, ...codes }))).proven;
      // A wrong code counts as a try in this call, and the new code is not sent.
      const old = { pay_code: codes.old_pay_code };
      await runMutation(queries, { ...verifyPayCode(), meta: errorShownInPlace }, old);
      await runMutation(queries, set, codes);
    } catch (error) {
      // Another device has reset the payment code: the form has to know that there is none.
      if (isApiError(error) && error.reason === 'pay_code_not_set') void queries.invalidateQueries(user);
      if (!mayBeDone(error) || !(await hasChangedSince(before))) throw error;
    }
    return true;
  };
}
