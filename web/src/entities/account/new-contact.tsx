import { Trans } from '@lingui/react/macro';
import { updateContact } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { Field } from '../../form/field.tsx';
import { FormError } from '../../form/form-error.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { useStepUp } from '../step-up/use-step-up.tsx';
import { type ContactChannel, type NewContactValues, newContactSchema, updateContactBody } from './contact-schemas.ts';

interface NewContactProps {
  channel: ContactChannel;
  present: string;
  /** Whether the present one is proven, and stays in force until the new one is. */
  isPresentInForce: boolean;
  /** The new one is noted, and waits for its code. */
  onAsked: (to: string) => void;
  /** Back to the code that is waited for, where there is one. */
  onBack: (() => void) | undefined;
}

/** Asks for a new e-mail address or mobile number, then for the step-up that a change needs (B4.12). */
export function NewContact({ channel, present, isPresentInForce, onAsked, onBack }: NewContactProps) {
  const { mutateAsync } = useMutation({ ...updateContact(), meta: errorShownInPlace });
  const stepUp = useStepUp(
    channel === 'email' ? (
      <Trans>Whoever changes the e-mail address can reset the password, so we make sure that it is you.</Trans>
    ) : (
      <Trans>Whoever changes the mobile number can reset the password, so we make sure that it is you.</Trans>
    ),
  );
  const form = useForm<NewContactValues, NewContactValues>({
    schema: newContactSchema(channel, present),
    defaultValues: { to: '' },
    onSubmit: async ({ to }) => {
      const { proven } = await stepUp.withStepUp((step_up) => mutateAsync(updateContactBody(channel, to, step_up)));
      if (proven) onAsked(to);
    },
  });
  const kind =
    channel === 'email'
      ? ({ inputMode: 'email', autoComplete: 'email' } as const)
      : ({ inputMode: 'tel', autoComplete: 'tel' } as const);
  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <Field
          {...kind}
          form={form}
          name="to"
          label={channel === 'email' ? <Trans>New e-mail address</Trans> : <Trans>New mobile number</Trans>}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          help={
            isPresentInForce ? (
              <Trans>We send a code there. Until you have typed it, the present one stays in force.</Trans>
            ) : (
              <Trans>We send a code there.</Trans>
            )
          }
        />
        <FormError form={form} />
        <div className="flex flex-col gap-1">
          <Button type="submit" wide busy={form.formState.isSubmitting}>
            <Trans>Continue</Trans>
          </Button>
          {onBack !== undefined && (
            <Button variant="plain" wide onClick={onBack}>
              <Trans>Back to the code</Trans>
            </Button>
          )}
        </div>
      </form>
      {stepUp.sheet}
    </>
  );
}
