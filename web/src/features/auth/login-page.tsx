import { Trans, useLingui } from '@lingui/react/macro';
import { loginUser } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { appName } from '../../i18n/app-name.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { accountHelp } from './account-help.tsx';
import { AuthBar } from './auth-bar.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { IDENTIFY_DRAFT, IdentifyDraft, LOGIN_DRAFT } from './identify-draft.ts';
import { LoginSchema } from './login-schema.ts';
import { forgetUnansweredRenewal, isRenewalUnanswered } from './unanswered-renewal.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginPageProps {
  /** The URL that was requested before the login. The link to registration passes it on. */
  returnTo: string | undefined;
  /** Why the session ended: the password was changed, the account was closed, or the account could not be loaded. */
  after: 'password' | 'closed' | 'notLoaded' | undefined;
}

export function LoginPage({ returnTo, after }: LoginPageProps) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const login = useMutation({ ...loginUser(), meta: errorShownInPlace });
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: LoginSchema,
    defaultValues: { account: '', password: '' },
    onSubmit: async (values) => {
      const { userinfo } = await rateLimit.track(login.mutateAsync(values));
      forgetUnansweredRenewal();
      await signIn(userinfo, successMessages.loginSuccess);
    },
  });
  // The old password and the error about it no longer apply. The account does, or the one whose password was reset.
  const forgetTry = useEffectEvent(() => {
    form.clearFormError();
    const account = readDraft(LOGIN_DRAFT, IdentifyDraft)?.account ?? form.getValues('account');
    forgetDraft(LOGIN_DRAFT);
    form.reset({ account, password: '' }, { keepDefaultValues: true });
  });
  useEffect(() => {
    if (after !== undefined) forgetTry();
  }, [after]);
  const note = after ?? (isRenewalUnanswered() ? 'unanswered' : undefined);
  const keepForReset = () => {
    const account = form.getValues('account');
    if (account !== '') writeDraft(IDENTIFY_DRAFT, { account });
  };
  return (
    <>
      <AuthBar />
      <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5 px-4 pt-8 pb-6">
        <div className="flex flex-col items-center gap-3 pb-3 text-center">
          <img src="/favicon.svg" alt="" width={56} height={56} />
          <p className="max-w-full text-22 font-semibold">
            <Trans>Welcome to {appName}</Trans>
          </p>
        </div>
        {note !== undefined && (
          <Note icon={note === 'password' || note === 'closed' ? 'check' : 'alert'}>{notes[note]}</Note>
        )}
        <Field
          form={form}
          name="account"
          label={<Trans>Account</Trans>}
          placeholder={t`Email or mobile number`}
          dir="ltr"
          inputMode="email"
          autoComplete="username"
          help={accountHelp(form.watch('account'))}
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CurrentPasswordField
          form={form}
          name="password"
          label={<Trans>Password</Trans>}
          enterKeyHint="go"
          onForgotten={keepForReset}
        />
        <FormEnd form={form} wait={rateLimit} submit={<Trans>Sign in</Trans>} />
        <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-14 text-ink-2">
          <Trans>New here?</Trans>
          <Link
            to="/register"
            search={{ return: returnTo }}
            className="inline-flex min-h-11 items-center font-semibold text-brand"
          >
            <Trans>Create account</Trans>
          </Link>
        </p>
      </form>
    </>
  );
}

const notes = {
  password: (
    <Trans>Your password was changed, and you were signed out on every device. Sign in with the new password.</Trans>
  ),
  closed: <Trans>Your account is closed. Sign in within 30 days to reopen it with everything in it.</Trans>,
  unanswered: (
    <Trans>
      We do not know whether your password was changed. Sign in with the new one, or with the old one if that fails.
    </Trans>
  ),
  notLoaded: <Trans>A problem on our side signed you out. Sign in again to continue where you left off.</Trans>,
};

function Note({ icon, children }: { icon: 'check' | 'alert'; children: ReactNode }) {
  return (
    <p
      role="status"
      className={classNames(
        'flex items-start gap-2 rounded-box px-3.5 py-3 text-14',
        icon === 'check' ? 'bg-success-soft' : 'bg-well',
      )}
    >
      <Icon name={icon} size={18} className={classNames('mt-px', icon === 'check' && 'text-success')} />
      <span>{children}</span>
    </p>
  );
}
