import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { Field } from '../../form/field.tsx';
import type { Form } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import type { SendCode } from './use-send-code.ts';

interface CodeFieldProps<Values extends { code: string }> {
  form: Form<Values>;
  sending: SendCode;
  /** The typed contact that a code is sent to; it may be invalid yet. */
  contact: string;
  /** Sends a code by `sendFromForm`; by default, without doing anything else. */
  onSend?: () => Promise<void>;
  /** Where the code is or was sent, by default. */
  help?: ReactNode;
}

/** The field `code` of a form, with the button that sends a code and the countdown to the next. */
export function CodeField<Values extends { code: string }>({
  form,
  sending,
  contact,
  onSend = () => sendFromForm(form, () => sending.send(contact)),
  help = <CodeHelp sent={sending.sent} contact={contact} />,
}: CodeFieldProps<Values>) {
  const remaining = sending.remainingFor(contact);
  return (
    <Field
      form={form}
      name={'code' as FieldPath<Values>} // every such form has this field
      label={<Trans>Verification code</Trans>}
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="next"
      help={<span role="status">{help}</span>}
      end={
        remaining !== undefined ? (
          <span className="tabular shrink-0 px-3.5 text-14 text-ink-2">
            <Trans>Again in {remaining}</Trans>
          </span>
        ) : (
          <span className="shrink-0 pe-1">
            <Button variant="plain" size="small" busy={sending.busy} onClick={() => void onSend()}>
              {sending.sent?.to === contact ? <Trans>Send again</Trans> : <Trans>Send code</Trans>}
            </Button>
          </span>
        )
      }
    />
  );
}

/**
 * Sends a code by `send` and focuses the code field. An earlier error of the field is cleared, so that its help shows
 * where the code was sent. If none was sent, the field shows why.
 */
export async function sendFromForm<Values extends { code: string }>(
  form: Form<Values>,
  send: () => Promise<void>,
): Promise<void> {
  const name = 'code' as FieldPath<Values>; // every such form has this field
  try {
    await send();
    form.clearErrors(name);
    form.setFocus(name);
  } catch (error) {
    form.setApiError(name, error);
  }
}

/** Where a code is or was sent, and how long it is valid. */
export function CodeHelp({ sent, contact }: { sent: SendCode['sent']; contact: string }) {
  if (sent?.to !== contact)
    return (
      <Trans>
        We will send the code to <bdi translate="no">{contact}</bdi>.
      </Trans>
    );
  return (
    <Trans>
      Sent to <bdi translate="no">{contact}</bdi>. Valid for{' '}
      <Plural value={sent.minutes} one="# minute" other="# minutes" />.
    </Trans>
  );
}
