import { type CodeEvent, codeSenderOf } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { clockText } from '../../feedback/use-countdown.ts';

/** Sends verification codes, with a countdown until another one can be sent. The caller shows every error. */
export function useSendCode(event: CodeEvent) {
  const queries = useQueryClient();
  const [sender] = useState(() => codeSenderOf(queries, { event, meta: errorShownInPlace }));
  const { name, sent, waitingFor } = useFlow(sender);
  const remaining = clockText(useFlow(sender.countdown));
  return {
    sent,
    isRefused: name === 'refused',
    busy: name === 'sending',
    /** The remaining wait for this contact, as `0:45`; undefined when a code can be sent. */
    remainingFor: (contact: string) => (waitingFor === contact ? remaining : undefined),
    send: sender.send,
    ensureSent: sender.ensureSent,
    markUsed: sender.markUsed,
  };
}

export type SendCode = ReturnType<typeof useSendCode>;
