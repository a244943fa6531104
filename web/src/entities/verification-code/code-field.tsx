import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { CodeHelp } from './code-help.tsx';
import type { SendCode } from './use-send-code.ts';

interface CodeFieldProps<Values extends FieldValues> {
  form: Form<Values>;
  name: FieldPath<Values>;
  sending: SendCode;
  /** The typed contact that a code is sent to; it may be invalid yet. */
  contact: string;
  onSend: () => void;
  /** Where the code is or was sent, by default. */
  help?: ReactNode;
}

/** The field for a verification code, with the button that sends one and the countdown to the next. */
export function CodeField<Values extends FieldValues>({
  form,
  name,
  sending,
  contact,
  onSend,
  help = <CodeHelp sent={sending.sent} contact={contact} />,
}: CodeFieldProps<Values>) {
  const remaining = sending.remainingFor(contact);
  return (
    <Field
      form={form}
      name={name}
      label={<Trans>Verification code</Trans>}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      help={<span role="status">{help}</span>}
      end={
        remaining !== undefined ? (
          <span className="tabular shrink-0 px-3.5 text-14 text-ink-2">
            <Trans>Resend in {remaining}</Trans>
          </span>
        ) : (
          <span className="shrink-0 pe-1">
            <Button variant="plain" size="small" busy={sending.busy} onClick={onSend}>
              {sending.sent?.to === contact ? <Trans>Resend</Trans> : <Trans>Send code</Trans>}
            </Button>
          </span>
        )
      }
    />
  );
}
