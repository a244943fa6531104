import { isApiError } from '@meridian/sdk';
import { mayBeDone } from '@meridian/sdk/attempts';
import { setPayCode as setPayCodeMutation, userInfoQuery, verifyPayCode } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import type { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useBack } from '../../navigation/screen-bar.tsx';
import { runMutation } from '../../session/run-mutation.ts';
import { changePayCodeBody, newPayCodeBody, type PayCodeValues } from './pay-code-schemas.ts';

interface SetPayCodeOptions extends Pick<ReturnType<typeof useStepUp>, 'withStepUp'> {
  returnTo: string | undefined;
}

/**
 * Sets the payment code with the old one or with a step-up, shows a toast, and returns to where the customer came from.
 * The promise resolves to whether the code was set; false if the customer closed the sheet of the step-up.
 */
export function useSetPayCode({ withStepUp, returnTo }: SetPayCodeOptions) {
  const router = useRouter();
  const queries = useQueryClient();
  const back = useBack('/passwords');
  const isShown = useIsShown();
  const { mutateAsync } = useMutation({ ...setPayCodeMutation(), meta: errorShownInPlace });

  /** Whether an unanswered call was carried out: with the old code, a repeat of it would be refused. */
  const hasChangedSince = async (before: string | null | undefined): Promise<boolean> => {
    const user = await queries.fetchQuery({ ...userInfoQuery(), staleTime: 0 }).catch(() => undefined);
    return user !== undefined && user.pay_code_changed_at !== before;
  };

  return async (values: PayCodeValues, byOldCode: boolean): Promise<boolean> => {
    const before = queries.getQueryData(userInfoQuery().queryKey)?.pay_code_changed_at;
    try {
      if (byOldCode) {
        // A wrong code counts as a try in this call, and the new code is not sent.
        const old = { pay_code: values.old_pay_code };
        await runMutation(queries, { ...verifyPayCode(), meta: errorShownInPlace }, old);
        await mutateAsync(changePayCodeBody(values));
      } else {
        const { proven } = await withStepUp((stepUp) => mutateAsync(newPayCodeBody(stepUp, values)));
        if (!proven) return false;
      }
    } catch (error) {
      // Another device has reset the payment code: the form has to know that there is none.
      if (isApiError(error) && error.reason === 'pay_code_not_set') void queries.invalidateQueries(userInfoQuery());
      if (!mayBeDone(error) || !(await hasChangedSince(before))) throw error;
    }
    toasts.done(successMessages.changeSuccess);
    // The customer may have left this screen while the request was in flight.
    if (!isShown()) return true;
    if (returnTo === undefined) back();
    else void router.navigate({ href: returnTo, replace: true });
    return true;
  };
}
