import { Plural, Trans } from '@lingui/react/macro';
import { resetPassword } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { CodeField } from '../../entities/verification-code/code-field.tsx';
import type { SendCode } from '../../entities/verification-code/use-send-code.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useSessionLifecycle } from '../../session/session-lifecycle.ts';
import { forgetDraft, writeDraft } from '../../storage/drafts.ts';
import { Sentences } from '../../ui/sentences.tsx';
import { IDENTIFY_DRAFT, LOGIN_DRAFT } from './identify-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ResetPasswordSchema, resetPasswordBody } from './password-schemas.ts';

interface ResetPasswordStepProps {
  account: string;
  sending: SendCode;
  onOtherAccount: () => void;
  /** Called once the password has been reset and the login is on screen. */
  onDone: () => void;
}

/** Asks for the code and the new password. Texts and answers of the server do not reveal whether the account exists. */
export function ResetPasswordStep({ account, sending, onOtherAccount, onDone }: ResetPasswordStepProps) {
  const { passwordRenewed } = useSessionLifecycle();
  const reset = useMutation({ ...resetPassword(), meta: errorShownInPlace });
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: ResetPasswordSchema,
    defaultValues: { code: '', password: '', confirmation: '' },
    fieldByReason: { code_wrong: 'code', code_expired: 'code', same_password: 'password' },
    onSubmit: async (values) => {
      await rateLimit.track(sending.track(reset.mutateAsync(resetPasswordBody(account, values))));
      // Before the navigation: the customer may leave the login as soon as it is on screen.
      forgetDraft(IDENTIFY_DRAFT);
      writeDraft(LOGIN_DRAFT, { account });
      await passwordRenewed(successMessages.changeSuccess);
      onDone();
    },
  });
  const minutes = sending.sent?.minutes;
  return (
    <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5 px-4 pt-4 pb-6">
      <div>
        <h2 className="text-22 font-semibold">
          <Trans>Choose a new password</Trans>
        </h2>
        <p className="mt-1 text-14 text-ink-2">
          <Sentences>
            {sending.isRefused ? (
              <bdi translate="no" className="font-semibold text-ink">
                {account}
              </bdi>
            ) : (
              <Trans>
                If{' '}
                <bdi translate="no" className="font-semibold text-ink">
                  {account}
                </bdi>{' '}
                belongs to an account, we have sent a code to it.
              </Trans>
            )}
            <button type="button" onClick={onOtherAccount} className="hit-44 font-medium text-brand">
              <Trans>Change</Trans>
            </button>
          </Sentences>
        </p>
      </div>
      <CodeField
        form={form}
        sending={sending}
        contact={account}
        help={
          minutes === undefined ? (
            <Trans>Only the newest code works.</Trans>
          ) : (
            <Trans>
              Valid for <Plural value={minutes} one="# minute" other="# minutes" />.
            </Trans>
          )
        }
      />
      <NewPasswordFields form={form} account={account} password="password" confirmation="confirmation" />
      <FormEnd form={form} wait={rateLimit} submit={<Trans>Set new password</Trans>} />
      <p className="text-center text-14 text-ink-2">
        <Trans>You will be signed out on every device. Sign in again with the new password.</Trans>
      </p>
    </form>
  );
}
