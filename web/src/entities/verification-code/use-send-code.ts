import { type CodeEvent, codeSenderOf, minutesValid } from '@meridian/sdk/flows';
import { useFlow } from '@meridian/sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { clockText } from '../../feedback/clock-text.ts';
import { errorShownInPlace } from '../../feedback/error-toasts.ts';
import { forgetDraft, readDraft, writeDraft } from '../../storage/drafts.ts';

/** What is kept of a sent code: not the code itself. */
const SentCode = v.object({ to: v.string(), at: v.number(), until: v.number(), again: v.number() });

const shownInPlace = { meta: errorShownInPlace };

/**
 * Sends verification codes, with a countdown until another one can be sent, over a reload too: reading a code in another
 * app may make the page reload. The caller shows every error.
 */
export function useSendCode(event: CodeEvent) {
  const queries = useQueryClient();
  const [sender] = useState(() => {
    const name = `code.${event}`;
    return codeSenderOf(queries, event, {
      get: () => readDraft(name, SentCode),
      set: (sent) => (sent === undefined ? forgetDraft(name) : writeDraft(name, sent)),
    });
  });
  const { name, sent, waitingFor } = useFlow(sender);
  const ms = useFlow(sender.countdown);
  return {
    /** The last code, and for how many minutes it is still valid. */
    sent: sent && { ...sent, minutes: minutesValid(sent) },
    isRefused: name === 'refused',
    busy: name === 'sending',
    /** The remaining wait for this contact, as `0:45`; undefined when a code can be sent. */
    remainingFor: (contact: string) => (waitingFor === contact && ms > 0 ? clockText(ms) : undefined),
    send: (contact: string) => sender.send(contact, shownInPlace),
    ensureSent: (contact: string) => sender.ensureSent(contact, shownInPlace),
    track: sender.track,
  };
}

export type SendCode = ReturnType<typeof useSendCode>;
