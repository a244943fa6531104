import { Trans, useLingui } from '@lingui/react/macro';
import { registerUser } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NameFields } from '../../entities/account/name-fields.tsx';
import { LawLink } from '../../entities/legal/law-link.tsx';
import { CodeField, CodeHelp, sendFromForm } from '../../entities/verification-code/code-field.tsx';
import { type SendCode, useSendCode } from '../../entities/verification-code/use-send-code.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useToastsAtTop } from '../../feedback/toast-clearance.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { CheckField } from '../../form/check-field.tsx';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { normalizeContact } from '../../form/rules.ts';
import { type Form, useForm } from '../../form/use-form.ts';
import { successMessages } from '../../i18n/success-messages.ts';
import { useDraft } from '../../storage/drafts.ts';
import { AuthBar } from './auth-bar.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { type RegisterInput, RegisterSchema, registerBody } from './register-schema.ts';
import { useSignIn } from './use-sign-in.ts';

/** The part of an unfinished registration that is kept: reading the code in another app may make this page reload. */
const blankDraft: Pick<RegisterInput, 'family_name' | 'given_name' | 'email' | 'mobile' | 'channel'> = {
  family_name: '',
  given_name: '',
  email: '',
  mobile: '',
  channel: 'email',
};

const empty: RegisterInput = {
  ...blankDraft,
  code: '',
  password: '',
  confirmation: '',
  agreed: false,
};

/**
 * Registers a customer and signs them in. `returnTo` is the URL that was requested before. All fields but code,
 * passwords and consent survive a reload.
 */
export function RegisterPage({ returnTo }: { returnTo: string | undefined }) {
  const signIn = useSignIn();
  const { t } = useLingui();
  const terms = <LawLink code="terms">{t`terms of use`}</LawLink>;
  const privacy = <LawLink code="privacy">{t`privacy notice`}</LawLink>;
  const register = useMutation({ ...registerUser(), meta: errorShownInPlace });
  const sending = useSendCode('register');
  const rateLimit = useRateLimit();
  const form = useForm({
    schema: RegisterSchema,
    defaultValues: empty,
    fieldByReason: { email_taken: 'email', mobile_taken: 'mobile', code_wrong: 'code', code_expired: 'code' },
    onSubmit: async (values) => {
      const { userinfo } = await rateLimit.track(sending.track(register.mutateAsync(registerBody(values))));
      draft.forget();
      await signIn(userinfo, successMessages.registerSuccess);
      form.reset();
    },
  });
  useToastsAtTop();
  const draft = useDraft({
    name: 'register',
    form: { watch: form.watch, reset: (kept, options) => form.reset({ ...empty, ...kept }, options) },
    blank: blankDraft,
  });
  return (
    <>
      <AuthBar parent="/login" />
      <form noValidate onSubmit={form.submit} className="flex grow flex-col gap-5 px-4 pt-3 pb-6">
        <NameFields form={form} />
        <Field
          form={form}
          name="email"
          type="email"
          dir="ltr"
          label={<Trans>Email</Trans>}
          autoComplete="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          form={form}
          name="mobile"
          type="tel"
          dir="ltr"
          label={<Trans>Mobile number</Trans>}
          placeholder="+81 90 1234 5678"
          help={<Trans>Start with the country code.</Trans>}
          autoComplete="tel"
          enterKeyHint="next"
        />
        <RegisterCodeField form={form} sending={sending} />
        <NewPasswordFields form={form} account={form.watch('email')} password="password" confirmation="confirmation" />
        <CheckField form={form} name="agreed">
          <Trans>
            I agree to the {terms} and have read the {privacy}.
          </Trans>
        </CheckField>
        <FormEnd form={form} wait={rateLimit} submit={<Trans>Create account</Trans>} />
        <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-14 text-ink-2">
          <Trans>Already have an account?</Trans>
          <Link
            to="/login"
            search={{ return: returnTo }}
            className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand"
          >
            <Trans>Sign in</Trans>
          </Link>
        </p>
      </form>
    </>
  );
}

/** The verification code of a registration, sent to the typed e-mail address or mobile number. */
function RegisterCodeField({ form, sending }: { form: Form<RegisterInput>; sending: SendCode }) {
  const channel = form.watch('channel');
  const contact = normalizeContact(form.watch(channel));
  const { sent } = sending;

  const send = async () => {
    if (!(await form.trigger(channel, { shouldFocus: true }))) return;
    await sendFromForm(form, () => sending.send(contact));
  };
  const help =
    sent?.to === contact ? (
      <CodeHelp sent={sent} contact={contact} />
    ) : channel === 'email' ? (
      <Trans>We will send it to your email address.</Trans>
    ) : (
      <Trans>We will send it to your mobile number. Sign in with that until your email address is verified.</Trans>
    );
  return (
    <div>
      <CodeField form={form} sending={sending} contact={contact} onSend={send} help={help} />
      <button
        type="button"
        onClick={() => form.setValue('channel', channel === 'email' ? 'mobile' : 'email')}
        className="flex min-h-11 items-center text-start text-14 font-medium text-brand"
      >
        {channel === 'email' ? <Trans>Send a text message instead</Trans> : <Trans>Send an email instead</Trans>}
      </button>
    </div>
  );
}
