import { Trans } from '@lingui/react/macro';
import { updateContact } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { Field } from '../../form/field.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useDraft } from '../../storage/drafts.ts';
import { useStepUp } from '../step-up/use-step-up.tsx';
import { type ContactChannel, newContactSchema } from './contact-schemas.ts';

interface NewContactProps {
  channel: ContactChannel;
  present: string;
  /** Whether the present address is proven, and so stays in force until the new one is proven. */
  isPresentInForce: boolean;
  /** Called when the server has recorded the new address, which now waits for its code. */
  onAsked: (to: string) => void;
  /** Returns to the form for a pending code; undefined if no code is pending. */
  onBack: (() => void) | undefined;
}

const blank = { to: '' };

/** Asks for a new e-mail address or mobile number, then for the step-up that a change needs (B4.12). */
export function NewContact({ channel, present, isPresentInForce, onAsked, onBack }: NewContactProps) {
  const { mutateAsync } = useMutation({ ...updateContact(), meta: errorShownInPlace });
  const stepUp = useStepUp(
    channel === 'email' ? (
      <Trans>Your email address can be used to reset your password.</Trans>
    ) : (
      <Trans>Your mobile number can be used to reset your password.</Trans>
    ),
  );
  const form = useForm({
    schema: newContactSchema(channel, present),
    defaultValues: blank,
    onSubmit: async ({ to }) => {
      const { proven } = await stepUp.withStepUp((step_up) => mutateAsync({ channel, to, step_up }));
      if (!proven) return;
      draft.forget();
      onAsked(to);
    },
  });
  const draft = useDraft({ name: `contact.${channel}`, form, blank });
  const kind =
    channel === 'email'
      ? ({ inputMode: 'email', autoComplete: 'email' } as const)
      : ({ inputMode: 'tel', autoComplete: 'tel', placeholder: '+81 90 1234 5678' } as const);
  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <Field
          {...kind}
          form={form}
          name="to"
          label={channel === 'email' ? <Trans>New email address</Trans> : <Trans>New mobile number</Trans>}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          help={
            isPresentInForce ? (
              <Trans>We will send a code to verify it. Until then, your current one stays in use.</Trans>
            ) : (
              <Trans>We will send a code to verify it.</Trans>
            )
          }
        />
        <FormEnd
          form={form}
          submit={<Trans>Continue</Trans>}
          instead={onBack === undefined ? undefined : { label: <Trans>Back to code</Trans>, onPress: onBack }}
        />
      </form>
      {stepUp.sheet}
    </>
  );
}
