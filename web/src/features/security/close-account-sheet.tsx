import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError, type Schema } from '@meridian/sdk';
import { mayBeDone } from '@meridian/sdk/attempts';
import { closeAccount, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { CheckField } from '../../form/check-field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSession } from '../../session/session.ts';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { Sheet } from '../../ui/overlay/sheet.tsx';
import { CloseAccountSchema } from './close-account-schema.ts';
import { CloseBlockers } from './close-blockers.tsx';

/** Closes the account: shows the consequences, asks for a step-up, and lists what has to be settled first. */
export function CloseAccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { accountClosed } = useSessionLifecycle();
  const close = useCloseAccount();
  const isShown = useIsShown();
  const stepUp = useStepUp(<Trans>Closing your account signs you out on every device.</Trans>);
  const [blockers, setBlockers] = useState<Schema<'CloseBlockers'>>();
  const form = useForm({
    schema: CloseAccountSchema,
    defaultValues: { understood: false },
    onSubmit: async () => {
      try {
        const { proven } = await stepUp.withStepUp(close);
        if (proven) await accountClosed();
      } catch (error) {
        // What is only shown in this sheet would go unnoticed once it is closed.
        if (!isShown() || !isApiError(error, 'closeAccount') || error.reason !== 'account_not_closable') throw error;
        setBlockers(error.data);
      }
    },
  });
  return (
    <Sheet title={blockers === undefined ? t`Close account?` : t`Account cannot be closed yet`} onClose={onClose}>
      {blockers !== undefined ? (
        <CloseBlockers blockers={blockers} onBack={() => setBlockers(undefined)} />
      ) : (
        <>
          <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 pt-1 text-14">
            <ul className="flex list-disc flex-col gap-2 ps-5 text-ink-2">
              <li>
                <Trans>You will be signed out on every device right away.</Trans>
              </li>
              <li>
                <Trans>
                  For 30 days, you can sign in to reopen it with everything in it. We will send the date to each of your
                  verified contacts.
                </Trans>
              </li>
              <li>
                <Trans>
                  After that, your addresses, saved cards, favourites, bag, notifications and conversations are
                  permanently deleted.
                </Trans>
              </li>
              <li>
                <Trans>
                  Your reviews stay, without your name. Orders and bills are kept as long as the law requires.
                </Trans>
              </li>
              <li>
                <Trans>Your balance must be empty, with no open order, refund, top-up or withdrawal.</Trans>
              </li>
            </ul>
            <CheckField form={form} name="understood">
              <Trans>I understand what will be deleted after 30 days.</Trans>
            </CheckField>
            <FormEnd
              form={form}
              variant="danger"
              submit={<Trans>Close account</Trans>}
              instead={{ label: <Trans>Keep account</Trans>, onPress: onClose }}
            />
          </form>
          {stepUp.sheet}
        </>
      )}
    </Sheet>
  );
}

/**
 * Closes the account with a step-up. After an unanswered call, it fetches the customer's data: if the session has
 * ended, the account is closed (decision web/010). Rejects with the error of the call.
 */
function useCloseAccount() {
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
