import { type ArgsOf, isApiError } from '@meridian/sdk';
import { sendCode } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useCountdown } from '../../feedback/use-countdown.ts';
import { isEmail } from '../../form/rules.ts';

const MINUTE_MS = 60_000;

type CodeEvent = 'register' | 'reset' | OwnEvent;

/** The events whose address the server already knows. */
type OwnEvent = 'step_up' | 'verify';

const isOwn = (event: CodeEvent): event is OwnEvent => event === 'step_up' || event === 'verify';

interface SentCode {
  to: string;
  /** How many minutes the code is valid. */
  minutes: number;
}

/** Sends verification codes, with a countdown until another one can be sent to the same contact. */
export function useSendCode(event: CodeEvent) {
  const sending = useMutation({ ...sendCode(), meta: errorShownInPlace });
  const countdown = useCountdown();
  const [sent, setSent] = useState<SentCode>();
  /** The contact that the countdown belongs to. */
  const [waiting, setWaiting] = useState<string>();
  return {
    sent,
    /** Whether the last request did not send a code. */
    isRefused: sending.isError && sent === undefined,
    busy: sending.isPending,
    /** The remaining wait for this contact, as `0:45`; undefined when a code can be sent. */
    remainingFor: (contact: string) => (waiting === contact ? countdown.remaining : undefined),
    /**
     * Sends a code. A `send_too_often` starts the countdown. It rejects unless a code was sent to this contact from
     * here, because only then is one known to be on its way. The caller shows every error.
     */
    async send(contact: string): Promise<void> {
      try {
        const { resend_at, expires_at, server_time } = await sending.mutateAsync(sendCodeBody(event, contact));
        countdown.start(resend_at, server_time);
        setWaiting(contact);
        setSent({ to: contact, minutes: Math.round((Date.parse(expires_at) - Date.parse(server_time)) / MINUTE_MS) });
      } catch (error) {
        if (isApiError(error, 'sendCode') && error.reason === 'send_too_often') {
          const { retry_at, server_time } = error.data;
          countdown.start(retry_at, server_time);
          setWaiting(contact);
          if (isShortWait(error) && sent?.to === contact) return;
        }
        setSent(undefined);
        throw error;
      }
    },
  };
}

/** Whether a code was refused only for a short wait, for example because one was sent before a reload. */
export const isShortWait = (error: unknown): boolean =>
  isApiError(error, 'sendCode') &&
  error.reason === 'send_too_often' &&
  Date.parse(error.data.retry_at) - Date.parse(error.data.server_time) <= MINUTE_MS;

export type SendCode = ReturnType<typeof useSendCode>;

/**
 * The body of `sendCode`, for a validated e-mail address or mobile number. For a step-up, or to prove a new address,
 * the server knows the address, so the body has none.
 */
export function sendCodeBody(event: CodeEvent, to: string): ArgsOf<'sendCode'>['body'] {
  const channel = isEmail(to) ? 'email' : 'mobile';
  return isOwn(event) ? { event, channel } : { event, channel, to };
}
