import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import { type SendCode, useSendCode } from '../../entities/verification-code/use-send-code.ts';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useCloseUrlOverlay } from '../../navigation/use-overlay.ts';
import { readDraft, useDraft } from '../../storage/drafts.ts';
import { accountHelp } from './account-help.tsx';
import { AuthBar } from './auth-bar.tsx';
import { IDENTIFY_DRAFT, IdentifyDraft } from './identify-draft.ts';
import { IdentifySchema } from './password-schemas.ts';
import { ResetPasswordStep } from './reset-password-step.tsx';

interface ForgotPasswordPageProps {
  /** Whether the URL is that of the second step. */
  isCodeSent: boolean;
  onCodeSent: () => void;
  /** Called when the customer leaves the second step and the visit began with it. */
  onRestart: () => void;
}

/**
 * Resets a forgotten password in two steps: the account, then the code that was sent and the new password. Back leads
 * to the first step. A reload stays on the second, since customers read the code in another app.
 */
export function ForgotPasswordPage({ isCodeSent, onCodeSent, onRestart }: ForgotPasswordPageProps) {
  const sending = useSendCode('reset');
  const [account, setAccount] = useState(() => readDraft(IDENTIFY_DRAFT, IdentifyDraft)?.account ?? '');
  const toFirstStep = useCloseUrlOverlay(onRestart);
  return (
    <>
      <AuthBar parent="/login" />
      {isCodeSent && account !== '' ? (
        <ResetPasswordStep
          account={account}
          sending={sending}
          onOtherAccount={toFirstStep}
          onDone={() => setAccount('')}
        />
      ) : (
        <IdentifyStep
          sending={sending}
          onSent={(identified) => {
            setAccount(identified);
            onCodeSent();
          }}
        />
      )}
    </>
  );
}

const blank = { account: '' };

function IdentifyStep({ sending, onSent }: { sending: SendCode; onSent: (account: string) => void }) {
  const isShown = useIsShown();
  const form = useForm({
    schema: IdentifySchema,
    defaultValues: blank,
    onSubmit: async (values) => {
      // After a short wait the next step does not mention a code.
      await sending.ensureSent(values.account);
      if (isShown()) onSent(values.account);
    },
  });
  useDraft({ name: IDENTIFY_DRAFT, form, schema: IdentifyDraft, blank });
  return (
    <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5 px-4 pt-4 pb-6">
      <div>
        <h2 className="text-22 font-semibold">
          <Trans>Find your account</Trans>
        </h2>
        <p className="mt-1 text-14 text-ink-2">
          <Trans>We will send a code to the email address or mobile number on your account.</Trans>
        </p>
      </div>
      <Field
        form={form}
        name="account"
        label={<Trans>Email or mobile number</Trans>}
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        help={accountHelp(form.watch('account'))}
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormEnd form={form} submit={<Trans>Send code</Trans>} />
    </form>
  );
}
