import { Trans } from '@lingui/react/macro';
import { resetPassword, userInfoQuery } from '@meridian/sdk/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ScreenBar } from '../../navigation/screen-bar.tsx';
import { useSignedIn } from '../../session/session.ts';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CurrentPasswordField } from './current-password-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ChangePasswordSchema, changePasswordBody } from './password-schemas.ts';
import { renewPassword } from './unanswered-renewal.ts';

export function ChangePasswordPage() {
  const { passwordRenewed } = useSessionLifecycle();
  const signedIn = useSignedIn();
  const { data: user } = useQuery({ ...userInfoQuery(), enabled: signedIn });
  const change = useMutation({ ...resetPassword(), meta: errorShownInPlace });
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: ChangePasswordSchema,
    defaultValues: { old_password: '', password: '', confirmation: '' },
    fieldByReason: { wrong_old_password: 'old_password', same_password: 'password' },
    onSubmit: async (values) => {
      await renewPassword(() => rateLimit.track(change.mutateAsync(changePasswordBody(values))));
      await passwordRenewed(successMessages.changeSuccess);
      form.reset();
    },
  });
  // The session ends a moment before the login is on screen: the form stays until then.
  const [isVisitor, setVisitor] = useState(!signedIn);
  if (signedIn && isVisitor) setVisitor(false);
  useEffect(() => () => setVisitor(true), []);
  return (
    <>
      <ScreenBar parent={signedIn ? '/passwords' : '/login'} />
      {isVisitor ? (
        <VisitorNotice />
      ) : (
        <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5 px-4 pt-4 pb-6">
          <CurrentPasswordField
            form={form}
            name="old_password"
            label={<Trans>Current password</Trans>}
            enterKeyHint="next"
          />
          <NewPasswordFields form={form} account={user?.account} password="password" confirmation="confirmation" />
          <FormEnd form={form} wait={rateLimit} submit={<Trans>Change password</Trans>} />
          <p className="text-center text-14 text-ink-2">
            <Trans>You will be signed out on every device. Sign in again with the new password.</Trans>
          </p>
        </form>
      )}
    </>
  );
}

/** Shown to a visitor: the screen is public (R2.08) but needs a session, so it links to the screens that help. */
function VisitorNotice() {
  return (
    <EmptyState
      icon="shield"
      title={<Trans>Sign in to change your password.</Trans>}
      detail={<Trans>If you forgot it, you can reset it with a code.</Trans>}
      action={
        <>
          <LinkButton to="/forgotPassword" size="medium">
            <Trans>Reset password</Trans>
          </LinkButton>
          <LinkButton to="/login" search={{ return: '/changePassword' }} size="medium" variant="quiet">
            <Trans>Sign in</Trans>
          </LinkButton>
        </>
      }
    />
  );
}
