import { Trans, useLingui } from '@lingui/react/macro';
import { loginUser } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { Field } from '../../form/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { useForm } from '../../form/use-form.ts';
import { appName } from '../../i18n/app-name.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { AuthBar } from './auth-bar.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { LoginSchema, type LoginValues } from './login-schema.ts';
import { useSignIn } from './use-sign-in.ts';

interface LoginPageProps {
  /** The address that was requested before the login; handed on to the registration. */
  returnTo: string | undefined;
  /** What has ended every session: a new password, or the account was closed. */
  after: 'password' | 'closed' | undefined;
}

export function LoginPage({ returnTo, after }: LoginPageProps) {
  const { t } = useLingui();
  const signIn = useSignIn();
  const login = useMutation({ ...loginUser(), meta: errorShownInPlace });
  const rateLimit = useRateLimit();
  const form = useForm<LoginValues, LoginValues>({
    schema: LoginSchema,
    defaultValues: { account: '', password: '' },
    onSubmit: async (values) => {
      const { userinfo } = await rateLimit.track(login.mutateAsync(values));
      await signIn(userinfo, successMessages.loginSuccess);
    },
  });
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
        {after !== undefined && <Note>{notes[after]}</Note>}
        <Field
          form={form}
          name="account"
          label={<Trans>Account</Trans>}
          placeholder={t`E-mail or mobile number`}
          dir="ltr"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CurrentPasswordField form={form} name="password" label={<Trans>Password</Trans>} enterKeyHint="go" />
        <FormError form={form} isWaitOver={rateLimit.isWaitOver}>
          {rateLimit.message}
        </FormError>
        <Button type="submit" wide busy={form.formState.isSubmitting}>
          <Trans>Sign in</Trans>
        </Button>
        <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-14 text-ink-2">
          <Trans>New here?</Trans>
          <Link
            to="/register"
            search={{ return: returnTo }}
            className="inline-flex min-h-11 items-center font-semibold text-brand"
          >
            <Trans>Create an account</Trans>
          </Link>
        </p>
      </form>
    </>
  );
}

const notes = {
  password: <Trans>Your new password is set, and you are signed out on every device. Sign in with it.</Trans>,
  closed: <Trans>Your account is closed. To open it again with everything in it, sign in within 30 days.</Trans>,
};

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-box bg-success-soft px-3.5 py-3 text-14">
      <Icon name="check" size={18} className="mt-px text-success" />
      <span>{children}</span>
    </p>
  );
}
