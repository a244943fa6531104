import { Trans } from '@lingui/react/macro';
import { createStepUp } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { FormError } from '../../form/form-error.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../verification-code/code-field.tsx';
import { sendFromForm } from '../verification-code/send-from-form.ts';
import { useSendCode } from '../verification-code/use-send-code.ts';
import { CodeProofSchema, codeProofBody, type ProofChannel } from './step-up-schema.ts';

interface CodeProofProps {
  channel: ProofChannel;
  /** The customer's proven address on this channel. */
  contact: string;
  /** Rejects if the server does not accept the proof. */
  onProven: (stepUp: string) => Promise<void>;
}

/** The proof by a code that is sent to the customer. */
export function CodeProof({ channel, contact, onProven }: CodeProofProps) {
  const prove = useMutation({ ...createStepUp(), meta: errorShownInPlace });
  const rateLimit = useRateLimit();
  const sending = useSendCode('step_up');
  const form = useForm({
    schema: CodeProofSchema,
    defaultValues: { code: '' },
    fieldByReason: { code_wrong: 'code', code_expired: 'code' },
    onSubmit: async (values) => {
      const { step_up } = await rateLimit.track(prove.mutateAsync(codeProofBody(channel, values)));
      await onProven(step_up);
    },
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <CodeField
        form={form}
        name="code"
        sending={sending}
        contact={contact}
        onSend={() => void sendFromForm(form, 'code', () => sending.send(contact))}
      />
      <FormError form={form} wait={rateLimit} />
      <Button type="submit" wide busy={form.formState.isSubmitting}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
