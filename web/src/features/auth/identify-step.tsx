import { Trans } from '@lingui/react/macro';
import { useIsShown } from '../../behaviour/use-is-shown.ts';
import type { SendCode } from '../../entities/verification-code/use-send-code.ts';
import { Field } from '../../form/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { Button } from '../../ui/button.tsx';
import { IDENTIFY_DRAFT, IdentifyDraft } from './identify-draft.ts';
import { IdentifySchema } from './password-schemas.ts';

const blank = { account: '' };

interface IdentifyStepProps {
  sending: SendCode;
  onSent: (account: string) => void;
}

export function IdentifyStep({ sending, onSent }: IdentifyStepProps) {
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
        enterKeyHint="go"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormError form={form} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
