import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@meridian/sdk';
import { changePayCode, type PayCodes } from '@meridian/sdk/flows';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { useStepUp } from '../../entities/step-up/use-step-up.tsx';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useLock } from '../../feedback/use-lock.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useBack } from '../../navigation/screen-bar.tsx';
import { watchCustomer } from '../../session/watch-customer.ts';
import { ChangePayCodeSchema, NewPayCodeSchema } from './pay-code-schemas.ts';
import { WeakCodeWarning } from './weak-code-warning.tsx';

interface PayCodeFormProps {
  /** Whether there is no payment code yet. */
  isFirst: boolean;
  isForgotten: boolean;
  onForgotten: (isForgotten: boolean) => void;
  returnTo: string | undefined;
}

/**
 * Plain fields, not the pad: customers compare up to three codes here, so they want to see the codes together, reveal
 * them, and correct a single digit. `one-time-code` keeps password managers away: they would replace the login
 * password of this site with the payment code, or suggest letters.
 */
const field = { autoComplete: 'one-time-code', inputMode: 'numeric', what: 'code' } as const;

export function PayCodeForm({ isFirst, isForgotten, onForgotten, returnTo }: PayCodeFormProps) {
  const needsOld = !isFirst && !isForgotten;
  const stepUp = useStepUp(<Trans>Your payment code protects your money.</Trans>);
  const lock = usePayCodeLock();
  const queries = useQueryClient();
  const router = useRouter();
  const back = useBack('/passwords');
  const isShown = useIsShown();
  const form = useForm({
    schema: needsOld ? ChangePayCodeSchema : NewPayCodeSchema,
    defaultValues: { old_pay_code: '', pay_code: '', confirmation: '' },
    fieldByReason: { same_pay_code: 'pay_code' },
    onSubmit: async (codes: PayCodes) => {
      try {
        const { withStepUp } = stepUp;
        if (!(await changePayCode(queries, codes, { withStepUp, watchCustomer, meta: errorShownInPlace }))) return;
        toasts.done(isFirst ? successMessages.saveSuccess : successMessages.changeSuccess);
        form.reset();
        // The customer may have left this screen while the request was in flight.
        if (!isShown()) return;
        if (returnTo === undefined || router.state.location.state.isOpenedOverScreen) back();
        else void router.navigate({ href: returnTo, replace: true });
      } catch (error) {
        const wrong = lock.track(error);
        if (wrong === undefined || !isShown()) throw error;
        form.setError('old_pay_code', { type: 'server', message: wrong }, { shouldFocus: true });
      }
    },
  });
  const { reset } = form;
  const setForgotten = (isForgotten: boolean) => {
    // A lock of the current code names a button that is gone, and does not hold the new one up.
    form.clearFormError();
    onForgotten(isForgotten);
  };
  // The typed codes do not outlive the screen.
  useEffect(() => () => reset(), [reset]);

  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {needsOld && (
          <div>
            <PasswordField
              {...field}
              form={form}
              name="old_pay_code"
              label={<Trans>Current payment code</Trans>}
              enterKeyHint="next"
            />
            <ForgottenButton onClick={() => setForgotten(true)}>
              <Trans>Forgot payment code?</Trans>
            </ForgottenButton>
          </div>
        )}
        <PasswordField
          {...field}
          form={form}
          name="pay_code"
          label={<Trans>New payment code</Trans>}
          enterKeyHint="next"
          help={<WeakCodeWarning code={form.watch('pay_code')} />}
        />
        <PasswordField
          {...field}
          form={form}
          name="confirmation"
          repeats="pay_code"
          label={<Trans>Confirm payment code</Trans>}
          enterKeyHint="go"
        />
        <FormEnd
          form={form}
          wait={lock}
          submit={isFirst ? <Trans>Set payment code</Trans> : <Trans>Change payment code</Trans>}
        />
        {isForgotten && (
          <ForgottenButton onClick={() => setForgotten(false)}>
            <Trans>Use my current code instead</Trans>
          </ForgottenButton>
        )}
      </form>
      {stepUp.sheet}
    </>
  );
}

function ForgottenButton({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <p className="mt-1 text-end">
      <button type="button" onClick={onClick} className="min-h-11 text-14 font-medium text-brand">
        {children}
      </button>
    </p>
  );
}

/** The lock of the payment code after wrong tries, as FormError shows it. */
function usePayCodeLock() {
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
