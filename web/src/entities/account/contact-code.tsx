import { Trans, useLingui } from '@lingui/react/macro';
import { proveContact } from '@meridian/sdk/flows';
import { updateContact } from '@meridian/sdk/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { toasts } from '../../feedback/toasts.ts';
import { useRateLimit } from '../../feedback/use-rate-limit.tsx';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Button } from '../../ui/button.tsx';
import { useStepUp } from '../step-up/use-step-up.tsx';
import { CodeField, sendFromForm } from '../verification-code/code-field.tsx';
import { useSendCode } from '../verification-code/use-send-code.ts';
import { type ContactChannel, ContactCodeSchema, verifyContactBody } from './contact-schemas.ts';

interface ContactCodeProps {
  channel: ContactChannel;
  to: string;
  /** The address in force. Equals `to` if it was never proven. */
  present: string;
  /** When an unproven change is dropped; undefined if no change is pending. */
  expiresAt: string | undefined;
  /** Whether the customer has just asked for the change, so that the code is sent without another press. */
  isSentAtOnce: boolean;
  /** Called when the customer wants to enter another address. */
  onChange: () => void;
  onDone: () => void;
}

/** The form for the code that proves an e-mail address or a mobile number. */
export function ContactCode(props: ContactCodeProps) {
  const { channel, to, present, expiresAt, isSentAtOnce, onChange, onDone } = props;
  const { t } = useLingui();
  const { moment } = useFormats();
  const queries = useQueryClient();
  const rateLimit = useRateLimit();
  const sending = useSendCode('verify');
  const form = useForm({
    schema: ContactCodeSchema,
    defaultValues: { code: '' },
    fieldByReason: { code_wrong: 'code', code_expired: 'code' },
    onSubmit: async (values) => {
      const body = verifyContactBody(channel, values);
      await rateLimit.track(sending.track(proveContact(queries, to, body, { meta: errorShownInPlace })));
      toasts.done(channel === 'email' ? t`Email address verified` : t`Mobile number verified`);
      onDone();
    },
  });
  const sendAtOnce = useEffectEvent(() => {
    if (isSentAtOnce) void sendFromForm(form, () => sending.send(to));
  });
  useEffect(() => sendAtOnce(), []);
  return (
    <>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <CodeField form={form} sending={sending} contact={to} />
        {expiresAt !== undefined && (
          <p className="text-14 text-ink-2">
            <Trans>
              Enter the code by {moment(expiresAt)}. Until then, we use <bdi translate="no">{present}</bdi>.
            </Trans>
          </p>
        )}
        <FormEnd
          form={form}
          wait={rateLimit}
          submit={<Trans>Confirm</Trans>}
          instead={{
            label: channel === 'email' ? <Trans>Use a different address</Trans> : <Trans>Use a different number</Trans>,
            onPress: onChange,
          }}
        />
      </form>
      {expiresAt !== undefined && <KeepPresent channel={channel} present={present} />}
    </>
  );
}

/** Cancels a pending change. Changing an address and cancelling the change both need a step-up. */
function KeepPresent({ channel, present }: Pick<ContactCodeProps, 'channel' | 'present'>) {
  const { mutateAsync, isPending } = useMutation(updateContact());
  const stepUp = useStepUp(<Trans>Cancelling a change needs your confirmation too.</Trans>);
  const takeBack = async () => {
    try {
      await stepUp.withStepUp((step_up) => mutateAsync({ channel, to: present, step_up }));
    } catch {
      // The mutation's toast has shown the error; the change stays pending.
    }
  };
  return (
    <div className="-mt-3 grid">
      <Button variant="plain" wide busy={isPending} onClick={() => void takeBack()}>
        <Trans>Keep the current one</Trans>
      </Button>
      {stepUp.sheet}
    </div>
  );
}
