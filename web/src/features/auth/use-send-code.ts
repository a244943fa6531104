import { isApiError } from '@meridian/sdk';
import { sendCode } from '@meridian/sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { useCountdown } from '../../feedback/use-countdown.ts';
import { sendCodeBody } from './forgot-password-schema.ts';

const MINUTE_MS = 60_000;

interface Sent {
  to: string;
  /** For how many minutes the code is good; undefined when it was sent before and the server only said to wait. */
  minutes: number | undefined;
}

/** Verification codes, and how long to wait before another one goes to the same address. */
export function useSendCode(event: 'register' | 'reset') {
  const sending = useMutation({ ...sendCode(), meta: errorShownInPlace });
  const wait = useCountdown();
  const [sent, setSent] = useState<Sent>();
  return {
    sent,
    busy: sending.isPending,
    /** What is left of the wait for this address, as `0:45`; undefined when a code can go there. */
    leftFor: (contact: string) => (sent?.to === contact ? wait.left : undefined),
    /**
     * Sends a code. "Too often" is no failure here: a code is on its way already, and the wait is shown. Rejects when no
     * code can be expected; whoever asked says so.
     */
    async send(contact: string): Promise<void> {
      try {
        const { resend_at, expires_at, serverTime } = await sending.mutateAsync(sendCodeBody(event, contact));
        wait.until(resend_at, serverTime);
        setSent({ to: contact, minutes: Math.round((Date.parse(expires_at) - Date.parse(serverTime)) / MINUTE_MS) });
      } catch (error) {
        if (!isApiError(error, 'sendCode') || error.reason !== 'send_too_often') throw error;
        wait.until(error.data.retry_at, error.data.serverTime);
        setSent({ to: contact, minutes: undefined });
      }
    },
  };
}

export type SendCode = ReturnType<typeof useSendCode>;
