import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { CodeField, CodeHelp, sendFromForm } from '../../entities/verification-code/code-field.tsx';
import { useSendCode } from '../../entities/verification-code/use-send-code.ts';
import { normalizeContact } from '../../form/rules.ts';
import type { Form } from '../../form/use-form.ts';
import type { RegisterInput } from './register-schema.ts';

/** The verification code of a registration, sent to the typed e-mail address or mobile number. */
export function RegisterCodeField({ form }: { form: Form<RegisterInput> }) {
  const sending = useSendCode('register');
  const [channel, setChannel] = useState<'email' | 'mobile'>('email');
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
        onClick={() => setChannel(channel === 'email' ? 'mobile' : 'email')}
        className="flex min-h-11 items-center text-start text-14 font-medium text-brand"
      >
        {channel === 'email' ? <Trans>Send a text message instead</Trans> : <Trans>Send an email instead</Trans>}
      </button>
    </div>
  );
}
